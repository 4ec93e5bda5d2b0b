import { highestTokenPriceCents } from '#contract/entities/provider-cost.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { parseAmount } from '#web/ui/formats/parse-amount.ts'

export type TokenPriceProblem = 'invalid' | 'tooManyDecimals' | 'tooLarge'

/** Parses a typed price in euros into cents, zero included, or returns why it is invalid. */
export function readTokenPrice(
  typed: string,
  language: UiLanguage,
): { cents: number } | { problem: TokenPriceProblem } {
  const plain = parseAmount(typed, language)
  if (plain === null) return { problem: 'invalid' }
  // After a zero nothing separates thousands: 0,075 is not 75 in any language.
  if (/^\s*0[.,]\d{3}/.test(typed) || /\.\d{3,}$/.test(plain)) return { problem: 'tooManyDecimals' }
  const cents = Math.round(Number(plain) * 100)
  return cents > highestTokenPriceCents ? { problem: 'tooLarge' } : { cents }
}
