import { z } from 'zod'
import { readRetryAfter } from './read-retry-after.ts'

/** Why a call brought no answer of a model. */
export type CallFailure =
  | { kind: 'key_refused' }
  /** The provider can't open the picture. */
  | { kind: 'damaged' }
  | { kind: 'refused' }
  /** The question itself was turned down, or the answer can't be read at all. */
  | { kind: 'unusable'; isFinal: boolean }
  | Trouble

/** Passes by itself. `mayBePicture`: this picture may be what causes it (an answer that never comes). */
export interface Trouble {
  kind: 'trouble'
  retryAfterMs: number | null
  mayBePicture: boolean
}

/** Waiting a little does not help here: an operator has to act. */
const longMs = 60_000

/** Reads the errors of both SDKs, which are shaped alike. `hasTimedOut`: we cut the call ourselves. */
export function explainProviderError(error: unknown, hasTimedOut: boolean): CallFailure {
  if (hasTimedOut) return trouble(null, true)
  // A body that is not JSON, or not what this protocol answers.
  if (error instanceof SyntaxError || error instanceof z.ZodError) return { kind: 'unusable', isFinal: false }
  const status = error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN
  if (Number.isNaN(status))
    return trouble(null, !/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CERT|TLS/.test(causesOf(error)))
  const message = error instanceof Error ? error.message : ''
  // Both are answered with codes that otherwise mean something else: the account has no money left.
  if (/insufficient_quota|credit balance|billing/i.test(message + codeOf(error)))
    return trouble(longMs, false)
  if (status === 401 || status === 403) return { kind: 'key_refused' }
  if (status === 400 || status === 413 || status === 422) return explainRejection(message + codeOf(error))
  if (status === 402 || status === 404) return trouble(longMs, false)
  const isBusy = status === 429 || status === 529 || status === 503
  return trouble(retryAfterOf(error), !isBusy)
}

function explainRejection(message: string): CallFailure {
  if (/content[ _](filter|policy|management)/i.test(message)) return { kind: 'refused' }
  if (/image|picture/i.test(message)) return { kind: 'damaged' }
  return { kind: 'unusable', isFinal: true }
}

function trouble(retryAfterMs: number | null, mayBePicture: boolean): Trouble {
  return { kind: 'trouble', retryAfterMs, mayBePicture }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? ` ${error.code}` : ''
}

function retryAfterOf(error: unknown): number | null {
  const headers = error instanceof Error && 'headers' in error ? error.headers : null
  return headers instanceof Headers ? readRetryAfter(headers.get('retry-after'), Date.now()) : null
}

function causesOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return `${error.message}${codeOf(error)} ${causesOf(error.cause)}`
}
