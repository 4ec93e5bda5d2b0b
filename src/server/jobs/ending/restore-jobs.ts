import { and, inArray } from 'drizzle-orm'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { restorableJobs } from '#server/jobs/own-jobs.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Brings back those of these jobs that the caller deleted within `limits.undoSeconds`, as they were, and answers which they are.
 * Refuses `not_found` when none is left to bring back.
 */
export async function restoreJobs(db: Database, caller: Caller, jobIds: number[]): Promise<number[]> {
  const restored = await db
    .update(jobs)
    .set({ deletedAt: null })
    .where(and(inArray(jobs.id, jobIds), restorableJobs(caller)))
    .returning({ id: jobs.id })
  if (restored.length === 0) throw new Refusal('not_found')
  return restored.map(({ id }) => id)
}
