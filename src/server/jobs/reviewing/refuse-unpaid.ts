import { readUnpaidBudget } from '#server/jobs/costs/read-unpaid-budget.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

const hourMs = 60 * 60_000

/** Refuses `unpaid_calls_spent` while a user's daily budget for unpaid calls is used up, unless test data is meant. */
export async function refuseUnpaid({ db, metrics }: Platform, { id, isTest }: Owner): Promise<void> {
  if (isTest) return
  const { isSpent, goesOnInMs } = await readUnpaidBudget(db, id)
  if (!isSpent) return
  metrics.boundsReached.inc({ bound: 'unpaidCallsPerUser' })
  throw new Refusal('unpaid_calls_spent', {
    retryAfterSeconds: Math.ceil(goesOnInMs / 1_000),
    hours: Math.ceil(goesOnInMs / hourMs),
  })
}
