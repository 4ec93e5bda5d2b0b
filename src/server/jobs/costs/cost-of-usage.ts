import { findTokenPrices } from './find-token-prices.ts'
import type { ModelPrices } from './list-model-prices.ts'

/** The tokens of one model, for one call or many. */
export interface CountedTokens {
  provider: string
  model: string
  /** All input tokens, including those read from a cache. */
  inputTokens: number
  cachedInputTokens: number
  outputTokens: number
}

/**
 * The cost of tokens in millionths of a euro, or null if their model has no price. Computed in integers, tokens × cents per million, which
 * are hundredths of the result: rounded once, at the end, half up.
 */
export function costOfUsage(prices: ModelPrices, used: CountedTokens): number | null {
  const price = findTokenPrices(prices, used)
  if (!price) return null
  const hundredths =
    BigInt(used.inputTokens - used.cachedInputTokens) * BigInt(price.inputCents) +
    BigInt(used.cachedInputTokens) * BigInt(price.cachedInputCents) +
    BigInt(used.outputTokens) * BigInt(price.outputCents)
  return Number((hundredths + 50n) / 100n)
}
