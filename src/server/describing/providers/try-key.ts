import { z } from 'zod'
import type { KeyTestOutcome } from '#contract/key-test-words.ts'
import { isAnswerTooLarge } from '#server/platform/fetching/answer-too-large.ts'
import type { ProviderAccess } from './provider.ts'
import { isOutOfCredit } from './provider-error.ts'
import type { ProviderKind } from './provider-kind.ts'
import { providerKinds } from './provider-kinds.ts'

export interface KeyTest {
  outcome: KeyTestOutcome
}

/** An administrator that tests a key waits for the answer. */
const longestMs = 10_000

/**
 * Asks a provider with a key for the model that it is to use: a real call that costs no token. Takes `timeoutMs`, 10 s
 * at most, and never throws. That an account has no money left shows here only where the provider says so by itself.
 */
export async function tryKey(access: ProviderAccess, timeoutMs: number): Promise<KeyTest> {
  const kind = providerKinds[access.name]
  const mostMs = Math.min(timeoutMs, longestMs)
  try {
    await kind.connect(access, mostMs).findModel(AbortSignal.timeout(mostMs))
    return { outcome: 'works' }
  } catch (error) {
    return { outcome: explain(kind, error) }
  }
}

function explain(kind: ProviderKind, error: unknown): KeyTest['outcome'] {
  // A page instead of JSON: something else answers at this address.
  if (error instanceof SyntaxError || error instanceof z.ZodError || !(error instanceof Error))
    return 'unexpected'
  const known = kind.readError(error)
  if (!known) return isAnswerTooLarge(error) ? 'unexpected' : 'unreachable'
  const { status } = known
  if (status === 402 || isOutOfCredit(known)) return 'out_of_credit'
  if (status === 401 || status === 403) return 'refused'
  if (status === 404) return 'model_unknown'
  if (status === 429 || status === 503 || status === 529) return 'busy'
  return status === 502 || status === 504 ? 'unreachable' : 'unexpected'
}
