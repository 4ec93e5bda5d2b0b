import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listAllJobs as endpoint, jobSorts } from '#contract/endpoints/admin.ts'
import type { Job } from '#contract/entities/job.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { existingOwnersTable } from '#server/accounts/users/users.queries.ts'
import { jobColumns } from '#server/jobs/jobs.queries.ts'
import { isThere, jobs } from '#server/jobs/jobs.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { shapeJob } from './shape-job.ts'

export type AllJobsQuery = z.infer<(typeof endpoint)['schema']['querystring']>

const { customPrompt, textWishes, columns, ...shown } = jobColumns

/** The jobs of all users, newest first unless sorted otherwise, and the total that matches. */
export async function listAllJobs(
  db: Database,
  query: AllJobsQuery,
  language: UiLanguage,
): Promise<{ jobs: Job[]; total: number }> {
  const owner = existingOwnersTable(db)
  const sortable = {
    createdAt: jobs.id,
    username: sql`lower(${owner.username})`,
    filename: jobs.filename,
    status: jobs.status,
    totalImages: jobs.totalImages,
    failedImages: jobs.failed,
    costCents: sql`(${jobs.succeeded} - ${jobs.freeSuccesses}) * ${jobs.priceCents}`,
  } as const satisfies Record<(typeof jobSorts)[number], unknown>
  const pattern = searchPattern(query.search ?? '')
  // As ids: each name is matched once, not for each job of its owner.
  const foundOwners = db
    .select({ id: owner.id })
    .from(owner)
    .where(or(ilike(owner.username, pattern), ilike(owner.email, pattern)))
  const wanted = and(
    isThere,
    query.status && eq(jobs.status, query.status),
    query.search ? or(ilike(jobs.filename, pattern), inArray(jobs.userId, foundOwners)) : undefined,
  )
  const direction = query.order === 'asc' ? asc : desc
  const page = db
    .select({ job: shown, owner: { username: owner.username, email: owner.email } })
    .from(jobs)
    .innerJoin(owner, eq(owner.id, jobs.userId))
    .where(wanted)
    .orderBy(direction(sortable[query.sort ?? 'createdAt']), desc(jobs.id))
    .$dynamic()
  if (query.limit !== undefined) page.limit(query.limit)
  // A deleted user leaves no job: the count needs no join with owners.
  const [rows, total] = await Promise.all([page.offset(query.offset ?? 0), db.$count(jobs, wanted)])
  return { jobs: rows.map((row) => shapeJob(row.job, row.owner, language)), total }
}
