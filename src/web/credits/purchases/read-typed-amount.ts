import type { UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { readPurchaseAmount } from '#contract/purchase-amount.ts'
import { parseAmount } from '#web/ui/formats/parse-amount.ts'

export type AmountProblem = 'notPositive' | 'belowMinimum' | 'tooManyDecimals' | 'tooLarge'

/** Parses a typed amount in euros into cents, or returns why it can't be bought. */
export function readTypedAmount(
  typed: string,
  language: UiLanguage,
): { cents: number } | { problem: AmountProblem } {
  const plain = parseAmount(typed, language)
  if (plain === null) return { problem: 'notPositive' }
  const euros = Number(plain)
  const read = readPurchaseAmount(euros)
  if ('problem' in read && read.problem === 'amount_too_large') return { problem: 'tooLarge' }
  if (euros <= 0) return { problem: 'notPositive' }
  if (euros * 100 < limits.purchaseMinCents) return { problem: 'belowMinimum' }
  // 1,000 typed where the comma is the decimal separator may mean a thousand: ask, don't guess.
  if ('problem' in read || /\.\d{3,}$/.test(plain)) return { problem: 'tooManyDecimals' }
  return read
}
