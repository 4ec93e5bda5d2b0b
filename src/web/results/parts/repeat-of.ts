import type { Image } from '#contract/entities/image.ts'

/** The number of the image whose outcome this one shares; null if that has none (yet). */
export function repeatOf({ sameAs, state }: Pick<Image, 'sameAs' | 'state'>): number | null {
  return state === 'succeeded' || state === 'failed' ? sameAs : null
}
