import type { TokenPrices } from '#contract/entities/provider-cost.ts'
import type { Tiling } from '#server/describing/tiling.ts'
import type { Provider, ProviderAccess } from './provider.ts'
import type { ProviderError } from './provider-error.ts'
import type { AllowanceHeaders } from './read-allowance.ts'

/**
 * Everything specific to one wire format. Its name, settings and default model are in `#contract/providers.ts`, because the browser
 * reads them, too.
 */
export interface ProviderKind {
  tiling: Tiling
  /** Sends nothing before the first call. `onAnswerTooLarge` is called for each answer that was aborted. */
  connect(access: ProviderAccess, timeoutMs: number, onAnswerTooLarge?: () => void): Provider
  allowanceHeaders: AllowanceHeaders
  /** What HTTP returned instead of an answer, whatever the SDK makes of it. Null: there was no HTTP response. */
  readError(error: unknown): ProviderError | null
  /** Approximate prices of its models, by name: for a demo, where no prices have been entered. */
  listPrices: Readonly<Record<string, TokenPrices>>
}
