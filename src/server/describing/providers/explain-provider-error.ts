import { z } from 'zod'
import { isAnswerTooLarge } from '#server/platform/network/answer-too-large.ts'
import { readRetryAfter } from '#server/platform/network/read-retry-after.ts'
import { refersToFeature } from './find-refused-feature.ts'
import type { ProviderError } from './provider-error.ts'
import type { ProviderKind } from './provider-kind.ts'
import { type Allowance, readAllowance } from './read-allowance.ts'
import { findFault } from './whose-fault.ts'

/** Why a call brought no answer of a model. */
export type CallFailure =
  | { kind: 'key_refused'; status: number; sentence: string }
  /** The provider can't open the picture. */
  | { kind: 'damaged' }
  | { kind: 'too_large' }
  | { kind: 'refused' }
  /** The model says that there is nothing to be seen in the picture. */
  | { kind: 'not_visible' }
  /** The model's text is of no use. */
  | Unusable
  | Suspected
  | Trouble

/** Others are answered, and this picture alone is not: it is what the server turns down or fails for. */
export interface Suspected {
  kind: 'suspected'
  fault: 'refused' | 'too_large' | 'unanswered'
}

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
   * `account`: an operator has to act. `rejected`: it turns the question down, and nobody knows for what. `error`: anything else.
   */
  cause: 'rate' | 'slow' | 'unreachable' | 'account' | 'rejected' | 'error'
  /** The server's own, where it answered. */
  sentence?: string
  retryAfterMs: number | null
  /** This picture may be what causes it (an answer that never comes). */
  mayBePicture: boolean
  /** It may be turned down for its form, which nobody named. */
  mayBeForm?: true
  /** The control question was turned down alike: it is not the picture. */
  isProven?: true
  allowance: Allowance | null
}

/** Waiting a little does not help here: an operator has to act. */
const longMs = 60_000

/** `hasTimedOut`: we cut the call ourselves. */
export function explainProviderError(kind: ProviderKind, error: unknown, hasTimedOut: boolean): CallFailure {
  const known = kind.readError(error)
  const waitMs = known && readWait(known)
  const trouble = (cause: Trouble['cause'], mayBePicture: boolean, retryAfterMs = waitMs): Trouble => ({
    kind: 'trouble',
    cause,
    retryAfterMs,
    mayBePicture,
    allowance: known?.headers ? readAllowance(known.headers, kind.allowanceHeaders, Date.now()) : null,
    ...(known && { sentence: known.sentence || `HTTP ${known.status}` }),
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
  const fault = findFault(known, waitMs)
  switch (fault) {
    case 'refused':
    case 'damaged':
    case 'too_large':
      return { kind: fault }
    case 'key':
      return { kind: 'key_refused', status: known.status, sentence: known.sentence }
    case 'account':
      return trouble(fault, false, longMs)
    case 'rate':
      return trouble(fault, false)
    case 'slow':
      return trouble(fault, known.status !== 503)
    case 'error':
      return trouble(fault, true)
    default:
      return { ...trouble('rejected', true, null), ...(isOfForm(known) && { mayBeForm: true as const }) }
  }
}

const isOfForm = ({ status, words }: ProviderError) =>
  status === 400 || status === 422 || (status >= 500 && refersToFeature(words))

const unitMs = [
  [/^ms|^milli/, 1],
  [/^s/, 1_000],
  [/^m/, 60_000],
  [/^h/, 3_600_000],
  [/^d/, 86_400_000],
] as const
const duration = String.raw`\d+(?:\.\d+)?\s*(?:milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d)(?![a-z])`
const waitInWords = new RegExp(
  String.raw`(?:retry|again|wait|available|resets?)\b[^\d.]{0,40}?((?:${duration}[\s,]*(?:and\s+)?)+)`,
  'i',
)

/** How long a server asks to wait, by a header or in its words; null where it does not. */
function readWait({ headers, words }: ProviderError): number | null {
  const milliseconds = Number(headers?.get('retry-after-ms') || Number.NaN)
  if (milliseconds >= 0) return readRetryAfter(String(milliseconds / 1_000), Date.now())
  const byHeader = readRetryAfter(headers?.get('retry-after'), Date.now())
  if (byHeader !== null) return byHeader
  const said = waitInWords.exec(words)?.[1]
  if (!said) return null
  const parts = said.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)/g)
  const waitMs = [...parts].reduce((sum, [, count, unit = '']) => {
    const [, ms] = unitMs.find(([name]) => name.test(unit)) ?? [null, 0]
    return sum + Number(count) * ms
  }, 0)
  return readRetryAfter(String(waitMs / 1_000), Date.now())
}

function causesOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const code = 'code' in error ? ` ${error.code}` : ''
  return `${error.message}${code} ${causesOf(error.cause)}`
}
