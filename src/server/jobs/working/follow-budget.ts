import { readUnpaidBudget } from '#server/jobs/costs/read-unpaid-budget.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { ClaimedChunk } from './claim-chunk.ts'

/** Nothing more is asked for an owner who pays for too little of it. */
export interface SpentBudget {
  outcome: 'unavailable'
  reason: 'unpaid_calls'
  retryAfterMs: number
  calls: []
}

/** The budget of a chunk's owner while the chunk is worked on. */
export interface FollowedBudget {
  obstacle(): SpentBudget | null
  /** To be called when an image ended unpaid: every process counts in the same row. */
  readAgain(): Promise<void>
}

/** Begins with what was known when the chunk was claimed. */
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
