import type { TokenPrices } from '#contract/entities/provider-cost.ts'
import type { ModelPrices } from './list-model-prices.ts'

/** What the tokens of a model cost now; null where nobody has entered it. */
export function findTokenPrices(
  prices: ModelPrices,
  wanted: { provider: string; model: string },
): TokenPrices | null {
  const found = prices.find(({ provider, model }) => provider === wanted.provider && model === wanted.model)
  if (!found) return null
  const { inputCents, cachedInputCents, outputCents } = found
  return { inputCents, cachedInputCents, outputCents }
}
