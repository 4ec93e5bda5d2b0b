import { z } from 'zod'
import { isAnswerTooLarge } from '#server/platform/network/answer-too-large.ts'
import { readRetryAfter } from '#server/platform/network/read-retry-after.ts'
import { refersToFeature } from './find-refused-feature.ts'
import type { ProviderError } from './provider-error.ts'
import type { ProviderKind } from './provider-kind.ts'
import { type Allowance, readAllowance } from './read-allowance.ts'
import { findFault } from './whose-fault.ts'

/** Why a call returned no answer from a model. */
export type CallFailure =
  | { kind: 'key_refused'; status: number; sentence: string }
  /** The provider cannot open the picture. */
  | { kind: 'damaged' }
  | { kind: 'too_large' }
  | { kind: 'refused' }
  /** The model reports that nothing can be seen in the picture. */
  | { kind: 'not_visible' }
  /** The model's text is unusable. */
  | Unusable
  | Suspected
  | Trouble

/** Others are answered and this picture alone is not: the server turns it down or fails because of it. */
export interface Suspected {
  kind: 'suspected'
  fault: 'refused' | 'too_large' | 'unanswered'
}

export interface Unusable {
  kind: 'unusable'
  fault: 'unusable_answer' | 'thought_too_long'
  /** Asking again would hardly change it. */
  isFinal: boolean
}

/** It passes by itself, or an operator has to act. */
export interface Trouble {
  kind: 'trouble'
  /**
   * `rate`: too many calls. `slow`: overloaded or too late. `unreachable`: no connection. `account`: an operator has to act.
   * `rejected`: the question is turned down for an unknown reason. `error`: anything else.
   */
  cause: 'rate' | 'slow' | 'unreachable' | 'account' | 'rejected' | 'error'
  /** The server's own message, if it answered. */
  sentence?: string
  retryAfterMs: number | null
  /** Whether this picture may be the cause (an answer that never comes). */
  mayBePicture: boolean
  /** Whether it may have been turned down for its form, although the server did not say so. */
  mayBeForm?: true
  /** The control question was turned down as well, so the picture is not the cause. */
  isProven?: true
  allowance: Allowance | null
}

/** A short wait does not help: an operator has to act. */
const longMs = 60_000

/** `hasTimedOut`: we aborted the call ourselves. */
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
  // Asking again would hardly make it shorter.
  if (!known && isAnswerTooLarge(error)) return { kind: 'unusable', fault: 'unusable_answer', isFinal: true }
  // Not JSON, or not this protocol: something else answered, such as a proxy.
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

/** How long a server asks to wait, in a header or in its message; null if it does not. */
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
