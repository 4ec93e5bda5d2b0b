import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { JobsQuery, ownJobSorts } from '#contract/endpoints/jobs.ts'
import type { JobHit, ListedJob } from '#contract/entities/job.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { jobColumns } from '#server/jobs/jobs.queries.ts'
import { hasLabel, isListed, jobs, ofApp, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Caller } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { cutHit } from './cut-hit.ts'
import { type FoundHits, findHits } from './find-hits.ts'
import type { FoundJob } from './find-job.ts'
import type { Searches } from './open-searches.ts'
import { shapeJob } from './shape-job.ts'

const nameShown = sql`coalesce(${jobs.name}, ${jobs.filename})`

const sortable = {
  createdAt: jobs.id,
  filename: nameShown,
  status: jobs.status,
  totalImages: jobs.totalImages,
} as const satisfies Record<(typeof ownJobSorts)[number], unknown>

const picturesShown = 4
/** A job can begin with many failed images: its pictures are looked for among so many. */
const positionsSearched = 200

/**
 * The caller's own jobs of a kind, newest first unless sorted otherwise, with the total. A search finds jobs by name, file and label, and by
 * their images (`findHits`). Refuses what `Searches` refuse.
 */
export async function listJobs(
  db: Database,
  searches: Searches,
  { caller, language, gone }: { caller: Caller; language: UiLanguage; gone: AbortSignal },
  query: JobsQuery,
): Promise<{ jobs: ListedJob[]; total: number }> {
  const { kind, startedIn, label, search } = query
  const hits = search
    ? await searches.inPlace(caller, gone, (tx) => findHits(tx, caller, { kind, search }))
    : []
  const wanted = and(
    ownJobs(caller),
    isListed,
    eq(jobs.kind, kind),
    startedIn && ofApp,
    label === undefined ? undefined : hasLabel(label),
    search ? isFound(search, hits) : undefined,
  )
  const direction = query.order === 'asc' ? asc : desc
  const found = db
    .select(jobColumns)
    .from(jobs)
    .where(wanted)
    .orderBy(direction(sortable[query.sort ?? 'createdAt']), desc(jobs.id))
    .$dynamic()
  if (query.limit !== undefined) found.limit(query.limit)
  const [rows, total, owners] = await Promise.all([
    found.offset(query.offset ?? 0),
    db.$count(jobs, wanted),
    findOwners(db, [caller.id]),
  ])
  const [shown, excerpts] = await Promise.all([
    readShown(db, rows),
    search ? readHits(db, rows, hits, search) : new Map<number, JobHit>(),
  ])
  return {
    jobs: rows.map((job) => {
      const hit = excerpts.get(job.id)
      return {
        ...shapeJob(job, owners.get(job.userId)!, language),
        // Safe: every job of the page was looked up.
        ...shown.get(job.id)!,
        ...(hit && { hit }),
      }
    }),
    total,
  }
}

function isFound(search: string, hits: FoundHits[]) {
  const pattern = searchPattern(search)
  return or(
    ilike(nameShown, pattern),
    ilike(jobs.filename, pattern),
    ilike(sql`array_to_string(${jobs.labels}, ' ')`, pattern),
    inArray(
      jobs.id,
      hits.map(({ jobId }) => jobId),
    ),
  )
}

/** What the list shows of each job's images. */
async function readShown(db: Database, page: FoundJob[]) {
  const rows = await readRows(
    db,
    {
      jobId: column.number,
      approvedImages: column.number,
      imagesToReview: column.number,
      pictures: column.list(column.number),
    },
    sql`
    select job_id as "jobId",
      (select count(*) from job_images where job_images.job_id = page.job_id and approved_at is not null)
        as "approvedImages",
      (select count(*) from job_images where job_images.job_id = page.job_id and risk > 0) as "imagesToReview",
      array(
        select position from job_images
        where job_images.job_id = page.job_id and position <= ${positionsSearched} and state = 'succeeded'
          and has_thumbnail order by position limit ${picturesShown}
      ) as pictures
    from unnest(${idsOf(page)}) as page (job_id)`,
  )
  return new Map(rows.map(({ jobId, ...shown }) => [jobId, shown]))
}

/** The hits in the jobs of a page, each with its excerpt. */
async function readHits(
  db: Database,
  page: FoundJob[],
  hits: FoundHits[],
  search: string,
): Promise<Map<number, JobHit>> {
  const jobOf = new Map(page.map((job) => [job.id, job]))
  const shown = hits.filter(({ jobId }) => jobOf.has(jobId))
  if (shown.length === 0) return new Map()
  const images = await db
    .select({
      jobId: jobImages.jobId,
      filename: jobImages.filename,
      url: jobImages.url,
      languageVersions: jobImages.languageVersions,
      keywords: jobImages.keywords,
    })
    .from(jobImages)
    .where(
      or(
        ...shown.map(({ jobId, position }) =>
          and(eq(jobImages.jobId, jobId), eq(jobImages.position, position)),
        ),
      ),
    )
  const imageOf = new Map(images.map((image) => [image.jobId, image]))
  return new Map(
    shown.flatMap(({ jobId, images: count, position }) => {
      const image = imageOf.get(jobId)
      const hit = image && cutHit(image, jobOf.get(jobId)!.languages, search)
      return hit ? [[jobId, { images: count, imageId: position, ...hit }] as const] : []
    }),
  )
}

const idsOf = (page: FoundJob[]) => sql`${sql.param(page.map(({ id }) => id))}::int[]`
