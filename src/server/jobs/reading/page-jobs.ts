import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { JobKind, JobStatus } from '#contract/entities/job.ts'
import { jobColumns } from '#server/jobs/jobs.queries.ts'
import { hasLabel, jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { FoundJob } from './find-job.ts'

/** Which jobs of an owner: those that meet every condition. */
interface JobQuery {
  kind: JobKind
  status?: JobStatus | undefined
  label?: string | undefined
  createdAfter?: string | undefined
  createdBefore?: string | undefined
}

/** A page of an owner's jobs, newest first: those older than the job `after`, if given. */
export async function pageJobs(
  db: Database,
  owner: Owner,
  { after, limit, ...query }: JobQuery & { after?: number | undefined; limit: number },
): Promise<FoundJob[]> {
  return await db
    .select(jobColumns)
    .from(jobs)
    .where(and(isWanted(owner, query), after === undefined ? undefined : lt(jobs.id, after)))
    .orderBy(desc(jobs.id))
    .limit(limit)
}

/** How many of an owner's jobs match. */
export async function countJobs(db: Database, owner: Owner, query: JobQuery): Promise<number> {
  const [found] = await db.select({ total: count() }).from(jobs).where(isWanted(owner, query))
  return found?.total ?? 0
}

function isWanted(
  owner: Owner,
  { kind, status, label, createdAfter: after, createdBefore: before }: JobQuery,
) {
  return and(
    ownJobs(owner),
    eq(jobs.kind, kind),
    status && eq(jobs.status, status),
    label === undefined ? undefined : hasLabel(label),
    after === undefined ? undefined : sql`${jobs.createdAt} > ${after}::timestamptz`,
    before === undefined ? undefined : sql`${jobs.createdAt} < ${before}::timestamptz`,
  )
}
