import type { TokenPrices } from '#contract/entities/provider-cost.ts'
import type { Tiling } from '#server/describing/tiling.ts'
import type { Provider, ProviderAccess } from './provider.ts'
import type { ProviderError } from './provider-error.ts'
import type { AllowanceHeaders } from './read-allowance.ts'

/** All that is peculiar to one wire format. Its name and settings stand in the contract, where its key has them from. */
export interface ProviderKind {
  tiling: Tiling
  /** Nothing is sent before the first call. */
  connect(access: ProviderAccess, timeoutMs: number): Provider
  allowanceHeaders: AllowanceHeaders
  /** What HTTP brought in place of an answer, whatever the SDK makes of that. Null: no answer of HTTP came. */
  readError(error: unknown): ProviderError | null
  /** What its models cost, or about that, by their names: a start for who has not entered what they pay. */
  listPrices: Readonly<Record<string, TokenPrices>>
}
