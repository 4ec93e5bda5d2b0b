import { resetTotals } from '#server/accounts/users/reset-totals.ts'
import { removeJobsOf } from '#server/jobs/ending/remove-jobs-of.ts'
import type { Database } from '#server/platform/open-database.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'

/** Removes all jobs of a user and sets their statistics to zero. Refuses with `not_found`. */
export async function resetUser(db: Database, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await allowLongStatements(tx)
    // Jobs before the user, as where a job ends: the other way round each could wait for the other.
    await removeJobsOf(tx, userId)
    await resetTotals(tx, userId)
  })
}
