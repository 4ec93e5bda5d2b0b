import type { UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { readPurchaseAmount } from '#contract/purchase-amount.ts'

export type AmountProblem = 'notPositive' | 'belowMinimum' | 'tooManyDecimals' | 'tooLarge'

/**
 * The cents of an amount in euro as people type it, or why it can't be bought. A comma and a point both begin the
 * decimals; one that is followed by three digits separates thousands where the reader's language writes them so.
 */
export function readTypedAmount(
  typed: string,
  language: UiLanguage,
): { cents: number } | { problem: AmountProblem } {
  const bare = typed.replace(/[\s€]|EUR/gi, '')
  const plain = withoutThousands(bare, language)
  if (!/^-?(\d+[.,]?\d*|[.,]\d+)$/.test(plain)) return { problem: 'notPositive' }
  const euros = Number(plain.replace(',', '.'))
  const read = readPurchaseAmount(euros)
  if ('problem' in read && read.problem === 'amount_too_large') return { problem: 'tooLarge' }
  if (euros <= 0) return { problem: 'notPositive' }
  if (euros * 100 < limits.purchaseMinCents) return { problem: 'belowMinimum' }
  // Whoever types 1,000 where a comma begins the decimals may mean a thousand: that is asked, not guessed.
  if ('problem' in read || /[.,]\d{3,}$/.test(plain)) return { problem: 'tooManyDecimals' }
  return read
}

/** `2550` → `25,50`: how an amount stands in the field, in both languages as everywhere. */
export function writeAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

function withoutThousands(amount: string, language: UiLanguage): string {
  if (/^\d{1,3}(\.\d{3})+,\d*$/.test(amount)) return amount.replaceAll('.', '')
  if (/^\d{1,3}(,\d{3})+\.\d*$/.test(amount)) return amount.replaceAll(',', '')
  const ofLanguage = language === 'de' ? /^\d{1,3}(\.\d{3})+$/ : /^\d{1,3}(,\d{3})+$/
  return ofLanguage.test(amount) ? amount.replace(/[.,]/g, '') : amount
}
