import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A job of single pictures is always finished, but not while one of them is being described. */
const isOver = and(isNotNull(jobs.finishedAt), eq(jobs.openChunks, 0))

/**
 * Deletes those of these jobs that belong to the user and are finished, and returns their ids. They disappear for every reader at once;
 * `restoreJobs` brings them back within `limits.undoSeconds`, after which `removeDeletedJobs` deletes their data.
 */
export async function deleteJobs(db: Database, actor: UserActor, jobIds: number[]): Promise<number[]> {
  return await db.transaction(async (tx) => {
    const rows = await tx
      .update(jobs)
      // Clears the key, so that the next single picture creates a new job.
      .set({ deletedAt: sql`now()`, singleKey: null })
      .where(and(inArray(jobs.id, jobIds), ownJobs({ id: actor.userId, isTest: actor.isTest }), isOver))
      .returning({ id: jobs.id })
    const deleted = rows.map(({ id }) => id)
    if (deleted.length > 0) {
      await recordEvent(tx, actor, { kind: 'jobs_deleted', details: { jobIds: deleted } })
    }
    return deleted
  })
}

/** Deletes one own job. Refuses `job_running`, and `not_found` if it is not the user's. */
export async function deleteJob(db: Database, actor: UserActor, jobId: number): Promise<void> {
  const deleted = await deleteJobs(db, actor, [jobId])
  if (deleted.length === 1) return
  const [running] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), ownJobs({ id: actor.userId, isTest: actor.isTest })))
  throw new Refusal(running ? 'job_running' : 'not_found')
}
