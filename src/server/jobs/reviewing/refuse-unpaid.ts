import { readUnpaidBudget } from '#server/jobs/costs/read-unpaid-budget.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

const hourMs = 60 * 60_000

/** Refuses `unpaid_calls_spent` while a user's daily budget for unpaid calls is used up. */
export async function refuseUnpaid({ db, metrics }: Platform, userId: number): Promise<void> {
  const { isSpent, goesOnInMs } = await readUnpaidBudget(db, userId)
  if (!isSpent) return
  metrics.boundsReached.inc({ bound: 'unpaidCallsPerUser' })
  throw new Refusal('unpaid_calls_spent', {
    retryAfterSeconds: Math.ceil(goesOnInMs / 1_000),
    hours: Math.ceil(goesOnInMs / hourMs),
  })
}
