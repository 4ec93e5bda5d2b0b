import type { CreditTransaction, CreditTransactionType } from '#contract/entities/credit.ts'

/** Source: docs/specification.md#credit */
export const transactionTones = {
  purchase: 'good',
  admin_adjustment: 'good',
  deduction: 'bad',
  other: 'neutral',
} as const satisfies Record<CreditTransactionType, string>

/**
 * Is an amount a gain or a loss? What is neither, because nothing moved or its kind says nothing of it, is neutral. An
 * adjustment can also take: then its badge is good, but not the amount that is gone.
 */
export function amountTone({
  type,
  amount,
}: Pick<CreditTransaction, 'type' | 'amount'>): 'good' | 'bad' | 'neutral' {
  if (transactionTones[type] === 'neutral' || amount === 0) return 'neutral'
  return amount < 0 ? 'bad' : 'good'
}
