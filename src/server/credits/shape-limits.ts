import type { SpendingLimits } from '#contract/entities/spending-limits.ts'
import type { MonthlyLimit } from './read-monthly-limit.ts'

/** Limits in the contract's shape. */
export function shapeLimits({ month: _, ...limits }: MonthlyLimit): SpendingLimits {
  return limits
}
