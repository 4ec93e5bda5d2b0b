import { and, eq, sql } from 'drizzle-orm'
import { jobShares, jobs } from '#server/jobs/jobs.tables.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Ends a link to an own job: from now on it opens nothing. Refuses `not_found`. */
export async function endShare(
  db: Database,
  caller: Caller,
  { jobId, shareId }: { jobId: number; shareId: number },
): Promise<void> {
  const isOwn = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobId} and ${ownJobs(caller)})`
  const { rowCount } = await db
    .delete(jobShares)
    .where(and(eq(jobShares.id, shareId), eq(jobShares.jobId, jobId), isOwn))
  if (!rowCount) throw new Refusal('not_found')
}
