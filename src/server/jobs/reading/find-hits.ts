import { and, eq, sql } from 'drizzle-orm'
import { foldAccents } from '#checks/languages/fold-accents.ts'
import type { JobKind } from '#contract/entities/job.ts'
import { imageSearch } from '#server/jobs/images.tables.ts'
import { isListed, jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Owner } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { imagesForIndex } from './find-images.ts'

/** A job with images that a search matches. */
export interface FoundHits {
  jobId: number
  /** How many images match, and the position of the first. */
  images: number
  position: number
}

/** The trigram index needs as many. */
const fewestCharacters = 3

/**
 * The newest of an owner's jobs of a kind that have images with these texts, keywords, names or addresses; at most `jobsFound` of them,
 * within `jobSearchMs`. Shorter texts are not searched for.
 */
export async function findHits(
  tx: Transaction,
  owner: Owner,
  { kind, search }: { kind: JobKind; search: string },
): Promise<FoundHits[]> {
  const text = foldAccents(search)
  if (text.length < fewestCharacters) return []
  await tx.execute(sql`select set_config('statement_timeout', ${String(bounds.jobSearchMs)}, true)`)
  const own = and(ownJobs(owner), isListed, eq(jobs.kind, kind))
  const [counted] = await tx
    .select({ images: sql<number>`coalesce(sum(${jobs.totalImages} + ${jobs.carried}), 0)::int` })
    .from(jobs)
    .where(own)
  // As in a job: reading few texts is faster than the index over the texts of all users.
  const byItself = (counted?.images ?? 0) < imagesForIndex ? sql`offset 0` : sql``
  return await readRows(
    tx,
    { jobId: column.number, images: column.number, position: column.number },
    sql`
    select job_id as "jobId", count(*) as images, min(position) as position
    from (
      select job_id, position, text from ${imageSearch}
      where job_id in (select id from ${jobs} where ${own}) ${byItself}
    ) own
    where text like ${searchPattern(text)} group by job_id order by job_id desc limit ${bounds.jobsFound}`,
  )
}
