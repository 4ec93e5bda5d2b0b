import type { SpendingLimits } from '#contract/entities/spending-limits.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { creditOutlook } from './credit-outlook.ts'
import { estimate } from './estimate.ts'

/** The drafted job would exceed the monthly limit; amounts in cents. */
export interface LimitOutlook {
  costCents: number
  limitCents: number
  leftCents: number
  /** How many of the job's first images stay within the limit. */
  affordableImages: number
}

/** Null if the limit allows the job, if there is none, and if the balance is too small anyway, which the server reports first. */
export function limitOutlook(
  draft: Draft,
  { limitCents, leftCents }: Pick<SpendingLimits, 'limitCents' | 'leftCents'>,
  balanceCents: number,
): LimitOutlook | null {
  if (limitCents === null || leftCents === null) return null
  const { total } = estimate(draft)
  const byLimit = creditOutlook(draft, leftCents)
  if (total === null || !byLimit || byLimit.remainingCents >= 0 || total > balanceCents) return null
  return { costCents: total, limitCents, leftCents, affordableImages: byLimit.affordableImages }
}
