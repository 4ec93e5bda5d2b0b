import { and, inArray } from 'drizzle-orm'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { jobs, restorableJobs } from '#server/jobs/jobs.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Restores those of these jobs that the user deleted within `limits.undoSeconds`, and returns their ids. Refuses `not_found` if there is
 * none.
 */
export async function restoreJobs(db: Database, actor: UserActor, jobIds: number[]): Promise<number[]> {
  return await db.transaction(async (tx) => {
    const rows = await tx
      .update(jobs)
      .set({ deletedAt: null })
      .where(and(inArray(jobs.id, jobIds), restorableJobs({ id: actor.userId })))
      .returning({ id: jobs.id })
    if (rows.length === 0) throw new Refusal('not_found')
    const restored = rows.map(({ id }) => id)
    await recordEvent(tx, actor, { kind: 'jobs_restored', details: { jobIds: restored } })
    return restored
  })
}
