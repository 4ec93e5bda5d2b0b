import type { PictureFaultCode } from './picture-faults.ts'

/**
 * What helps an image that failed: `retry`, because the cause can be gone; `correct` its address, because this one leads to no image that
 * can be fetched; `none`, because the same file fails again.
 */
export const faultRemedies = {
  not_http: 'correct',
  address_too_long: 'correct',
  formula_not_computed: 'correct',
  no_public_server: 'correct',
  port_refused: 'correct',
  place_not_listed: 'none',
  unreachable: 'retry',
  not_found: 'correct',
  forbidden: 'correct',
  server_error: 'retry',
  too_many_redirects: 'correct',
  too_slow: 'retry',
  too_large: 'none',
  too_many_pixels: 'none',
  too_costly: 'none',
  too_many_pixels_in_form: 'none',
  not_uploaded: 'correct',
  not_a_picture: 'correct',
  unsupported_format: 'none',
  damaged: 'none',
  // Another model, or the same one at another time, may describe it.
  refused_by_ai: 'retry',
  not_visible: 'retry',
  unusable_answer: 'retry',
  thought_too_long: 'retry',
  breaks_rules: 'retry',
  too_large_for_ai: 'none',
  ai_unavailable: 'retry',
  key_refused: 'retry',
  internal: 'retry',
  interrupted: 'retry',
  stopped: 'retry',
} as const satisfies Record<PictureFaultCode, 'retry' | 'correct' | 'none'>

export type FaultRemedy = (typeof faultRemedies)[PictureFaultCode]
export const remedies = ['retry', 'correct', 'none'] as const satisfies FaultRemedy[]

export function faultsWith(remedy: FaultRemedy): PictureFaultCode[] {
  // Safe: the keys of the table above.
  return (Object.keys(faultRemedies) as PictureFaultCode[]).filter((code) => faultRemedies[code] === remedy)
}
