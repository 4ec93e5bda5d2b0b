import { and, desc, lt } from 'drizzle-orm'
import { jobColumns } from '#server/jobs/job-columns.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { FoundJob } from './find-job.ts'

/** A page of an owner's jobs, the newest first: those older than the job `after`, if there is one. */
export async function pageJobs(
  db: Database,
  owner: Owner,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<FoundJob[]> {
  return await db
    .select(jobColumns)
    .from(jobs)
    .where(and(ownJobs(owner), after === undefined ? undefined : lt(jobs.id, after)))
    .orderBy(desc(jobs.id))
    .limit(limit)
}
