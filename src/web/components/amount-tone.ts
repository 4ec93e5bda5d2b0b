import type { CreditTransaction, CreditTransactionType } from '#contract/entities/credit.ts'

/** Source: docs/specification/money.md#credit */
export const transactionTones = {
  purchase: 'good',
  admin_adjustment: 'good',
  deduction: 'bad',
  other: 'neutral',
} as const satisfies Record<CreditTransactionType, string>

/**
 * Whether an amount is a gain or a loss; neutral if nothing moved or its kind is neither. An adjustment can also deduct: then its badge is
 * good, but the amount is not.
 */
export function amountTone({
  type,
  amount,
}: Pick<CreditTransaction, 'type' | 'amount'>): 'good' | 'bad' | 'neutral' {
  if (transactionTones[type] === 'neutral' || amount === 0) return 'neutral'
  return amount < 0 ? 'bad' : 'good'
}
