import { z } from 'zod'
import { isAnswerTooLarge } from '#server/platform/network/answer-too-large.ts'
import { readRetryAfter } from '#server/platform/network/read-retry-after.ts'
import { isOutOfCredit } from './provider-error.ts'
import type { ProviderKind } from './provider-kind.ts'
import { type Allowance, readAllowance } from './read-allowance.ts'

/** Why a call brought no answer of a model. */
export type CallFailure =
  | { kind: 'key_refused' }
  /** The provider can't open the picture. */
  | { kind: 'damaged' }
  | { kind: 'too_large' }
  | { kind: 'refused' }
  /** The model says that there is nothing to be seen in the picture. */
  | { kind: 'not_visible' }
  /** The model's text is of no use. */
  | Unusable
  | Trouble

export interface Unusable {
  kind: 'unusable'
  fault: 'unusable_answer' | 'thought_too_long'
  /** It would hardly be otherwise if it were asked again. */
  isFinal: boolean
}

/** Passes by itself, or when an operator acts. */
export interface Trouble {
  kind: 'trouble'
  /**
   * `rate`: more calls than it takes. `slow`: it is overloaded or too late. `unreachable`: no connection can be made.
   * `account`: an operator has to act. `rejected`: it turns the question down, not for its picture, and says `sentence`.
   * `error`: anything else.
   */
  cause: 'rate' | 'slow' | 'unreachable' | 'account' | 'rejected' | 'error'
  sentence?: string
  retryAfterMs: number | null
  /** This picture may be what causes it (an answer that never comes). */
  mayBePicture: boolean
  allowance: Allowance | null
}

/** Waiting a little does not help here: an operator has to act. */
const longMs = 60_000

/** `hasTimedOut`: we cut the call ourselves. */
export function explainProviderError(kind: ProviderKind, error: unknown, hasTimedOut: boolean): CallFailure {
  const known = kind.readError(error)
  const trouble = (
    cause: Trouble['cause'],
    mayBePicture: boolean,
    retryAfterMs = readRetryAfter(known?.headers?.get('retry-after'), Date.now()),
  ): Trouble => ({
    kind: 'trouble',
    cause,
    retryAfterMs,
    mayBePicture,
    allowance: known?.headers ? readAllowance(known.headers, kind.allowanceHeaders, Date.now()) : null,
  })
  if (hasTimedOut) return trouble('slow', true)
  // Asked again it would hardly be shorter.
  if (!known && isAnswerTooLarge(error)) return { kind: 'unusable', fault: 'unusable_answer', isFinal: true }
  // Not JSON, or not what this protocol answers: somebody else stands in the way (a proxy's page).
  if (error instanceof SyntaxError || error instanceof z.ZodError) return trouble('error', false)
  if (!known) {
    const isUnreachable = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT|TLS/.test(
      causesOf(error),
    )
    return isUnreachable ? trouble('unreachable', false) : trouble('error', true)
  }
  const { status, words } = known
  // Is answered with codes that otherwise mean something else.
  if (isOutOfCredit(known)) return trouble('account', false, longMs)
  if (status === 401 || status === 403) return { kind: 'key_refused' }
  if (status === 413) return { kind: 'too_large' }
  const rejected = (mayBePicture: boolean): Trouble => ({
    ...trouble('rejected', mayBePicture, null),
    sentence: known.sentence,
  })
  if (status >= 400 && takesNoPictures(words)) return rejected(false)
  if (status === 400 || status === 422) return explainRejection(words) ?? rejected(true)
  if (status === 402) return trouble('account', false, longMs)
  if ([404, 405, 406, 410, 415, 501].includes(status)) return rejected(false)
  if (status === 429 || status === 529) return trouble('rate', false)
  if (status === 503 || status === 504) return trouble('slow', status === 504)
  return trouble('error', true)
}

/** A model that sees nothing says so of every picture. */
function takesNoPictures(message: string): boolean {
  return /(model|server|endpoint)s?\b.*\bsupport.*\bimage|\bimage(_url|s| inputs?)?\b.*\b(not|only) supported/i.test(
    message,
  )
}

/** Null: it is not about the picture. */
function explainRejection(message: string): CallFailure | null {
  if (/content[ _](filter|policy|management)/i.test(message)) return { kind: 'refused' }
  if (!/image|picture/i.test(message)) return null
  return /exceed|too[ _]large|too[ _]big|maximum|at most/i.test(message)
    ? { kind: 'too_large' }
    : { kind: 'damaged' }
}

function causesOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const code = 'code' in error ? ` ${error.code}` : ''
  return `${error.message}${code} ${causesOf(error.cause)}`
}
