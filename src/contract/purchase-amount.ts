import { limits } from './limits.ts'

/**
 * The cents of an amount in euro, or why it can't be bought: not a number, below 1.00, with more than two decimals
 * (`invalid_amount`), or above 1,000.00 (`amount_too_large`). Source: docs/specification/money.md#credit
 */
export function readPurchaseAmount(
  euros: unknown,
): { cents: number } | { problem: 'invalid_amount' | 'amount_too_large' } {
  if (typeof euros !== 'number' || !Number.isFinite(euros)) return { problem: 'invalid_amount' }
  const cents = Math.round(euros * 100)
  // 1.15 × 100 is 114.99999999999999: what is nearer to a cent than any typed decimal could be is that cent.
  if (Math.abs(euros * 100 - cents) > 1e-6) return { problem: 'invalid_amount' }
  if (cents < limits.purchaseMinCents) return { problem: 'invalid_amount' }
  if (cents > limits.purchaseMaxCents) return { problem: 'amount_too_large' }
  return { cents }
}
