import { findTokenPrices } from './find-token-prices.ts'
import type { ModelPrices } from './list-model-prices.ts'

/** What one model counted, for one call or for many together. */
export interface CountedTokens {
  provider: string
  model: string
  /** All that went in, those read from a cache included. */
  inputTokens: number
  cachedInputTokens: number
  outputTokens: number
}

/**
 * What tokens cost in millionths of a euro, or null where their model has no price. Counted in whole numbers of any
 * size, tokens × cents per million, which are hundredths of the result: it is rounded once, at the end, a half upwards.
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
