import { and, desc, eq, lt } from 'drizzle-orm'
import type { JobKind } from '#contract/entities/job.ts'
import { jobColumns } from '#server/jobs/job-columns.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { FoundJob } from './find-job.ts'

/** A page of an owner's jobs of a kind, newest first: those older than the job `after`, if given. */
export async function pageJobs(
  db: Database,
  owner: Owner,
  { kind, after, limit }: { kind: JobKind; after?: number | undefined; limit: number },
): Promise<FoundJob[]> {
  return await db
    .select(jobColumns)
    .from(jobs)
    .where(and(ownJobs(owner), eq(jobs.kind, kind), after === undefined ? undefined : lt(jobs.id, after)))
    .orderBy(desc(jobs.id))
    .limit(limit)
}
