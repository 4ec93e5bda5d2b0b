import { readUnpaidBudget } from '#server/jobs/costs/read-unpaid-budget.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { ClaimedChunk } from './claim-chunk.ts'

/** The owner's budget for unpaid calls is used up. */
export interface SpentBudget {
  outcome: 'unavailable'
  reason: 'unpaid_calls'
  retryAfterMs: number
  calls: []
}

/** The budget of a chunk's owner while the chunk is processed. */
export interface FollowedBudget {
  obstacle(): SpentBudget | null
  /** Call it when an image ended unpaid: every process counts in the same row. */
  readAgain(): Promise<void>
}

/** Starts with the budget that was read when the chunk was claimed. */
export function followBudget(
  db: Database,
  { owner, budget }: Pick<ClaimedChunk, 'owner' | 'budget'>,
): FollowedBudget {
  let known = budget
  return {
    obstacle: () =>
      known.isSpent
        ? { outcome: 'unavailable', reason: 'unpaid_calls', retryAfterMs: known.goesOnInMs, calls: [] }
        : null,
    async readAgain() {
      known = await readUnpaidBudget(db, owner.id)
    },
  }
}
