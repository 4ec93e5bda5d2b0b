import { and, count, eq } from 'drizzle-orm'
import { jobShares, jobs } from '#server/jobs/jobs.tables.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { isOpen } from './is-open.ts'

/** How many valid links there are to an owner's jobs. */
export async function countOpenShares(db: Database, owner: Owner): Promise<number> {
  const [open] = await db
    .select({ links: count() })
    .from(jobShares)
    .innerJoin(jobs, eq(jobs.id, jobShares.jobId))
    .where(and(ownJobs(owner), isOpen))
  return open?.links ?? 0
}
