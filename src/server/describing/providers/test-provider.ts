import { z } from 'zod'
import type { KeyTestOutcome } from '#contract/key-test-words.ts'
import { connectProvider } from './connect-provider.ts'
import type { ProviderAccess } from './provider.ts'

export interface KeyTest {
  outcome: KeyTestOutcome
}

/** Whoever tests a key waits for the answer. */
const longestMs = 10_000

/**
 * Asks a provider with a key for the model that it is to use: a real call that costs no token. Takes `timeoutMs`, 10 s
 * at most, and never throws. That an account has no money left shows here only where the provider says so by itself.
 */
export async function testProvider(access: ProviderAccess, timeoutMs: number): Promise<KeyTest> {
  const mostMs = Math.min(timeoutMs, longestMs)
  try {
    await connectProvider(access, mostMs).findModel(AbortSignal.timeout(mostMs))
    return { outcome: 'works' }
  } catch (error) {
    return { outcome: explain(error) }
  }
}

function explain(error: unknown): KeyTest['outcome'] {
  // A page instead of JSON: something else answers at this address.
  if (error instanceof SyntaxError || error instanceof z.ZodError || !(error instanceof Error))
    return 'unexpected'
  const status = 'status' in error ? Number(error.status) : Number.NaN
  if (Number.isNaN(status)) return 'unreachable'
  const code = 'code' in error ? String(error.code) : ''
  if (status === 402 || /insufficient_quota|credit balance|billing/i.test(`${error.message} ${code}`))
    return 'out_of_credit'
  if (status === 401 || status === 403) return 'refused'
  if (status === 404) return 'model_unknown'
  if (status === 429 || status === 503 || status === 529) return 'busy'
  return status === 502 || status === 504 ? 'unreachable' : 'unexpected'
}
