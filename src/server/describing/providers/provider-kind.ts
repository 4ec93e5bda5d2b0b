import type { TokenPrices } from '#contract/entities/provider-cost.ts'
import type { Tiling } from '#server/describing/tiling.ts'
import type { Provider, ProviderAccess } from './provider.ts'
import type { ProviderError } from './provider-error.ts'
import type { AllowanceHeaders } from './read-allowance.ts'

/** All that is peculiar to one wire format. Its name, its settings and its default model stand in `#contract/providers.ts`, where the browser reads them, too. */
export interface ProviderKind {
  tiling: Tiling
  /** Nothing is sent before the first call. `onAnswerTooLarge` hears of each answer that was broken off. */
  connect(access: ProviderAccess, timeoutMs: number, onAnswerTooLarge?: () => void): Provider
  allowanceHeaders: AllowanceHeaders
  /** What HTTP brought in place of an answer, whatever the SDK makes of that. Null: no answer of HTTP came. */
  readError(error: unknown): ProviderError | null
  /** What its models cost, or about that, by their names: for a demo, where nobody has entered what they pay. */
  listPrices: Readonly<Record<string, TokenPrices>>
}
