import type { TokenPrices } from '#contract/entities/provider-cost.ts'
import type { ModelPrices } from './list-model-prices.ts'

/** The current token prices of a model; null if none are entered. */
export function findTokenPrices(
  prices: ModelPrices,
  wanted: { provider: string; model: string },
): TokenPrices | null {
  const found = prices.find(({ provider, model }) => provider === wanted.provider && model === wanted.model)
  if (!found) return null
  const { inputCents, cachedInputCents, outputCents } = found
  return { inputCents, cachedInputCents, outputCents }
}
