import type { TokenPrices } from '#contract/entities/provider-cost.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { writeAmount } from '#web/ui/formats/parse-amount.ts'
import { readTokenPrice, type TokenPriceProblem } from './read-token-price.ts'

/** The kinds of prices of a model, in the order of columns and fields. */
export const priceKinds = [
  'inputCents',
  'cachedInputCents',
  'outputCents',
] as const satisfies readonly (keyof TokenPrices)[]
export type PriceKind = (typeof priceKinds)[number]

/** Prices as typed in the form. */
export type PriceDraft = Record<PriceKind, string>

export function draftOf(prices: TokenPrices | null, language: UiLanguage): PriceDraft {
  const write = (kind: PriceKind) => (prices ? writeAmount(prices[kind], language) : '')
  return {
    inputCents: write('inputCents'),
    cachedInputCents: write('cachedInputCents'),
    outputCents: write('outputCents'),
  }
}

/** Parses a draft into prices, or the problem of each field. */
export function readPriceDraft(
  draft: PriceDraft,
  language: UiLanguage,
): { prices: TokenPrices } | { problems: { kind: PriceKind; problem: TokenPriceProblem }[] } {
  const prices: TokenPrices = { inputCents: 0, cachedInputCents: 0, outputCents: 0 }
  const problems = priceKinds.flatMap((kind) => {
    const read = readTokenPrice(draft[kind], language)
    if ('problem' in read) return [{ kind, problem: read.problem }]
    prices[kind] = read.cents
    return []
  })
  return problems.length > 0 ? { problems } : { prices }
}
