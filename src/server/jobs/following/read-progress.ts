import { and, eq, sql } from 'drizzle-orm'
import type { LanguageVersions } from '#contract/entities/image.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { type ExportedRow, exportedColumns } from '#server/jobs/reading/shape-image.ts'
import type { Database } from '#server/platform/open-database.ts'

export type ProgressRow = Omit<typeof jobs.$inferSelect, 'customPrompt' | 'columns' | 'idempotencyKey'>

export interface DoneImage {
  position: number
  doneNumber: number
  doneAt: string
  filename: string
  state: 'succeeded' | 'failed'
  fault: PictureFault | null
  altText: string | null
  texts: LanguageVersions | null
  externalId: string | null
  metadata: Record<string, string> | null
  hasThumbnail: boolean
}

export interface ProgressQuestion {
  jobId: number
  /** How many images were done at the last read. */
  cursor: number
  /** All images before it are known to be done: none becomes open again. */
  firstOpen: number
}

export interface Progress {
  job: ProgressRow
  /** Images done after the cursor, oldest first; at most the newest `mostImages`. */
  done: DoneImage[]
  /** The first image that is not done yet; null if none is left. */
  underWay: UnderWay | null
}

export interface UnderWay {
  position: number
  filename: string
}

const mostImages = 1_000

/** What is new for several jobs, by id, in one query; deleted jobs are omitted. */
export async function readProgress(
  db: Database,
  questions: readonly ProgressQuestion[],
): Promise<Map<number, Progress>> {
  const asked = (of: (question: ProgressQuestion) => number) => sql`${sql.param(questions.map(of))}::int[]`
  // One statement: with two, the second could see changes that the first did not, and report a state that never existed.
  const found = await db
    .select({ job: jobs, underWay, done })
    .from(jobs)
    .innerJoin(
      sql`unnest(${asked(({ jobId }) => jobId)}, ${asked(({ cursor }) => cursor)}, ${asked(({ firstOpen }) => firstOpen)})
        asked (job_id, cursor, first_open)`,
      sql`asked.job_id = ${jobs.id}`,
    )
  return new Map(found.map((progress) => [progress.job.id, progress]))
}

const underWay = sql<UnderWay | null>`
  case when jobs.finished_at is null then (
    select json_build_object('position', position, 'filename', filename) from job_images
    where job_id = jobs.id and position >= asked.first_open and state = 'pending' order by position limit 1
  ) end`

const done = sql<DoneImage[]>`
  coalesce((
    select json_agg(json_build_object(
      'position', image.position, 'doneNumber', done_number, 'doneAt', done_at, 'filename', filename, 'state', state,
      'fault', fault, 'altText', language_versions -> jobs.languages[1] ->> 'altText', 'texts', language_versions, 'hasThumbnail', has_thumbnail,
      'externalId', external_id, 'metadata', metadata
    ) order by done_number)
    from job_images image
    left join single_images given on given.job_id = image.job_id and given.position = image.position
    where image.job_id = jobs.id and done_number <= jobs.succeeded + jobs.failed
      and done_number > greatest(asked.cursor, jobs.succeeded + jobs.failed - ${sql.raw(String(mostImages))})
  ), '[]')`

/** The first successful image of a job, as a sample of its results. */
export async function readSample(db: Database, jobId: number): Promise<ExportedRow | null> {
  const rows = await db
    .select(exportedColumns)
    .from(jobImages)
    .where(and(eq(jobImages.jobId, jobId), eq(jobImages.state, 'succeeded')))
    .orderBy(jobImages.position)
    .limit(1)
  return rows[0] ?? null
}
