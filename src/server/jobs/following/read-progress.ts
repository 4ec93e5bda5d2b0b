import { eq, sql } from 'drizzle-orm'
import type { ImagePurpose, LanguageVersions } from '#contract/entities/image.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { column } from '#server/platform/column.ts'
import type { Database } from '#server/platform/open-database.ts'
import { type RowOf, readRows } from '#server/platform/read-rows.ts'

export type ProgressRow = Omit<typeof jobs.$inferSelect, 'customPrompt' | 'columns' | 'idempotencyKey'>

const doneColumns = {
  position: column.number,
  doneNumber: column.number,
  doneAt: column.text,
  filename: column.text,
  state: column.asStored<'succeeded' | 'failed'>(),
  fault: column.asStored<PictureFault | null>(),
  altText: column.nullable(column.text),
  hasThumbnail: column.boolean,
}
export type DoneImage = RowOf<typeof doneColumns>

export interface Progress {
  job: ProgressRow
  /** Images that were done after the cursor, oldest first; of more than `mostImages` the newest. */
  done: DoneImage[]
  /** What is being worked on: the first image that is not done yet; null when none is left. */
  underWay: UnderWay | null
}

export interface UnderWay {
  position: number
  filename: string
}

const mostImages = 1_000

/**
 * What is new of a job since its `cursor`-th image was done; null when the job is gone. Images before `firstOpen` are
 * known to be done: nothing becomes open again.
 */
export async function readProgress(
  db: Database,
  jobId: number,
  cursor: number,
  firstOpen = 1,
): Promise<Progress | null> {
  // One statement: of two, the second may see what the first did not, and tell of a state that never was.
  const [found] = await db
    .select({ job: jobs, underWay: underWayFrom(firstOpen) })
    .from(jobs)
    .where(eq(jobs.id, jobId))
  if (!found) return null
  const { job, underWay } = found
  const newest = job.succeeded + job.failed
  const from = Math.max(cursor, newest - mostImages)
  if (from >= newest) return { job, done: [], underWay }
  const done = await readRows(
    db,
    doneColumns,
    sql`
    select position, done_number as "doneNumber", done_at as "doneAt", filename, state, fault,
      language_versions -> ${job.languages[0] ?? ''} ->> 'altText' as "altText", has_thumbnail as "hasThumbnail"
    from job_images where job_id = ${jobId} and done_number > ${from} and done_number <= ${newest}
    order by done_number`,
  )
  return { job, done, underWay }
}

const underWayFrom = (firstOpen: number) => sql<UnderWay | null>`
  case when jobs.finished_at is null then (
    select json_build_object('position', position, 'filename', filename) from job_images
    where job_id = jobs.id and position >= ${firstOpen} and state = 'pending' order by position limit 1
  ) end`

/** The first image of a job that succeeded, as a sample of its results. */
export async function readSample(db: Database, jobId: number) {
  const rows = await readRows(
    db,
    {
      position: column.number,
      filename: column.text,
      interpretation: column.text,
      languageVersions: column.asStored<LanguageVersions>(),
      keywords: column.list(column.text),
      usedKeywords: column.list(column.text),
      unusedKeywords: column.list(column.text),
      purpose: column.asStored<ImagePurpose | null>(),
      decorativeReason: column.nullable(column.text),
    },
    sql`
    select position, filename, interpretation, language_versions as "languageVersions", keywords,
      used_keywords as "usedKeywords", unused_keywords as "unusedKeywords", purpose, decorative_reason as "decorativeReason"
    from job_images where job_id = ${jobId} and state = 'succeeded' order by position limit 1`,
  )
  return rows[0] ?? null
}
