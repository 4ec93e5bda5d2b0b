import { sql } from 'drizzle-orm'
import { isGoneForGood } from '#server/jobs/own-jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'

/**
 * Removes the jobs that were deleted and can no longer be restored, with everything that belongs to them, each in a transaction of its
 * own: a process that is killed leaves nothing half done, and the next one goes on. Safe to run in several processes at once.
 */
export async function removeDeletedJobs({ db }: Pick<Platform, 'db'>): Promise<void> {
  for (;;) {
    const { rowCount } = await db.transaction(async (tx) => {
      await allowLongStatements(tx)
      return tx.execute(sql`
        delete from jobs where id = (
          select id from jobs where ${isGoneForGood} order by deleted_at limit 1 for update skip locked)`)
    })
    if (!rowCount) return
  }
}
