import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Deletes those of these jobs that are the caller's own and over, and answers which they are. They are gone for every reader at once;
 * `restoreJobs` brings them back within `limits.undoSeconds`, afterwards `removeDeletedJobs` takes what belongs to them.
 */
export async function deleteJobs(db: Database, caller: Caller, jobIds: number[]): Promise<number[]> {
  const deleted = await db
    .update(jobs)
    .set({ deletedAt: sql`now()` })
    .where(and(inArray(jobs.id, jobIds), ownJobs(caller), isNotNull(jobs.finishedAt)))
    .returning({ id: jobs.id })
  return deleted.map(({ id }) => id)
}

/** Deletes one own job. Refuses `job_running`; not the caller's: `not_found`. */
export async function deleteJob(db: Database, caller: Caller, jobId: number): Promise<void> {
  const deleted = await deleteJobs(db, caller, [jobId])
  if (deleted.length === 1) return
  const [running] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), ownJobs(caller)))
  throw new Refusal(running ? 'job_running' : 'not_found')
}
