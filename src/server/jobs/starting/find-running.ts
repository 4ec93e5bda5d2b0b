import { and, isNull } from 'drizzle-orm'
import { jobs, ofApp, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'

/** The unfinished job that the caller started in the app. */
export async function findRunning(db: Database, caller: Caller): Promise<{ jobId: number } | undefined> {
  const [running] = await db
    .select({ jobId: jobs.id })
    .from(jobs)
    .where(and(ownJobs(caller), ofApp, isNull(jobs.finishedAt)))
  return running
}
