import { z } from 'zod'
import { readRetryAfter } from '#server/describing/read-retry-after.ts'
import { type Allowance, readAllowance } from './read-allowance.ts'

/** Why a call brought no answer of a model. */
export type CallFailure =
  | { kind: 'key_refused' }
  /** The provider can't open the picture. */
  | { kind: 'damaged' }
  | { kind: 'too_large' }
  | { kind: 'refused' }
  /** The question itself was turned down, or the model's text is of no use. */
  | { kind: 'unusable'; isFinal: boolean }
  | Trouble

/** Passes by itself. */
export interface Trouble {
  kind: 'trouble'
  /**
   * `rate`: more calls than it takes. `slow`: it is overloaded or too late. `unreachable`: no connection can be made.
   * `account`: an operator has to act. `error`: anything else.
   */
  cause: 'rate' | 'slow' | 'unreachable' | 'account' | 'error'
  retryAfterMs: number | null
  /** This picture may be what causes it (an answer that never comes). */
  mayBePicture: boolean
  allowance: Allowance | null
}

/** Waiting a little does not help here: an operator has to act. */
const longMs = 60_000

/** Reads the errors of both SDKs, which are shaped alike. `hasTimedOut`: we cut the call ourselves. */
export function explainProviderError(error: unknown, hasTimedOut: boolean): CallFailure {
  const trouble = (
    cause: Trouble['cause'],
    mayBePicture: boolean,
    retryAfterMs = retryAfterOf(error),
  ): Trouble => ({
    kind: 'trouble',
    cause,
    retryAfterMs,
    mayBePicture,
    allowance: allowanceOf(error),
  })
  if (hasTimedOut) return trouble('slow', true)
  // Not JSON, or not what this protocol answers: somebody else stands in the way (a proxy's page).
  if (error instanceof SyntaxError || error instanceof z.ZodError) return trouble('error', false)
  const status = error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN
  if (Number.isNaN(status)) {
    const isUnreachable = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT|TLS/.test(
      causesOf(error),
    )
    return isUnreachable ? trouble('unreachable', false) : trouble('error', true)
  }
  const message = error instanceof Error ? error.message : ''
  // Both are answered with codes that otherwise mean something else: the account has no money left.
  if (/insufficient_quota|credit balance|billing/i.test(message + codeOf(error)))
    return trouble('account', false, longMs)
  if (status === 401 || status === 403) return { kind: 'key_refused' }
  if (status === 413) return { kind: 'too_large' }
  if (status === 400 || status === 422) return explainRejection(message + codeOf(error))
  if (status === 402 || status === 404) return trouble('account', false, longMs)
  if (status === 429 || status === 529) return trouble('rate', false)
  if (status === 503 || status === 504) return trouble('slow', status === 504)
  return trouble('error', true)
}

function explainRejection(message: string): CallFailure {
  if (/content[ _](filter|policy|management)/i.test(message)) return { kind: 'refused' }
  if (!/image|picture/i.test(message)) return { kind: 'unusable', isFinal: true }
  return /exceed|too[ _]large|too[ _]big|maximum|at most/i.test(message)
    ? { kind: 'too_large' }
    : { kind: 'damaged' }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? ` ${error.code}` : ''
}

function headersOf(error: unknown): Headers | null {
  const headers = error instanceof Error && 'headers' in error ? error.headers : null
  return headers instanceof Headers ? headers : null
}

function retryAfterOf(error: unknown): number | null {
  return readRetryAfter(headersOf(error)?.get('retry-after'), Date.now())
}

function allowanceOf(error: unknown): Allowance | null {
  const headers = headersOf(error)
  return headers && readAllowance(headers, Date.now())
}

function causesOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return `${error.message}${codeOf(error)} ${causesOf(error.cause)}`
}
