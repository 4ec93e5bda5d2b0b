import { and, asc, count, desc, eq, ilike } from 'drizzle-orm'
import type { JobsQuery, ownJobSorts } from '#contract/endpoints/jobs.ts'
import type { Job } from '#contract/entities/job.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import { jobColumns } from '#server/jobs/job-columns.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { isListed, ofApp, ownJobs } from '#server/jobs/own-jobs.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { shapeJob } from './shape-job.ts'

const sortable = {
  createdAt: jobs.id,
  filename: jobs.filename,
  status: jobs.status,
  totalImages: jobs.totalImages,
} as const satisfies Record<(typeof ownJobSorts)[number], unknown>

/** The caller's own jobs of a kind, newest first unless sorted otherwise, with the total. */
export async function listJobs(
  db: Database,
  caller: Caller,
  query: JobsQuery,
  language: UiLanguage,
): Promise<{ jobs: Job[]; total: number }> {
  const search = query.search ? ilike(jobs.filename, searchPattern(query.search)) : undefined
  const { kind, startedIn } = query
  const wanted = and(ownJobs(caller), isListed, eq(jobs.kind, kind), startedIn && ofApp, search)
  const direction = query.order === 'asc' ? asc : desc
  const found = db
    .select(jobColumns)
    .from(jobs)
    .where(wanted)
    .orderBy(direction(sortable[query.sort ?? 'createdAt']), desc(jobs.id))
    .$dynamic()
  if (query.limit !== undefined) found.limit(query.limit)
  const [rows, [counted], owners] = await Promise.all([
    found.offset(query.offset ?? 0),
    db.select({ total: count() }).from(jobs).where(wanted),
    findOwners(db, [caller.id]),
  ])
  return {
    jobs: rows.map((job) => shapeJob(job, owners.get(job.userId)!, language)),
    total: counted?.total ?? 0,
  }
}
