import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PictureFaultCode } from '#contract/picture-faults.ts'
import { chooseKeywords } from '#server/describing/question/choose-keywords.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { isRetryable } from '#server/jobs/is-undescribed.ts'
import { jobColumns } from '#server/jobs/jobs.queries.ts'
import { isThere, jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import { createImageReader, type ReadImage } from '#server/jobs/lists/read-images.ts'
import { type JobOfImages, writeBatch } from '#server/jobs/lists/write-batch.ts'
import type { CopiedImage } from '#server/jobs/outcomes/copy-described.ts'
import type { FoundJob } from '#server/jobs/reading/find-job.ts'
import { type WishesOfJob, wishesOfJob } from '#server/jobs/wishes-of-job.ts'
import type { Caller } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { countingStart } from './count-start.ts'
import type { InsertedBatch } from './insert-images.ts'
import { type RowAgain, readRowsAgain } from './read-rows-again.ts'
import { startOnce } from './start-once.ts'
import type { NewJob, StartedJob, StartMeans } from './write-job.ts'

interface Wanted {
  jobId: number
  /** Also if it was retried before. */
  again: boolean
  /** Faults that a retry rarely helps, such as `not_found` of pictures that are there by now. */
  include?: readonly PictureFaultCode[]
}

/**
 * Starts a job for the rows of an own job that have no texts and can get some (`fault-remedies.ts`), or failed with a fault to `include`, with the same choices and at today's price. `startOnce` says when it returns
 * an earlier one. Refuses `not_found` for a job that is not the caller's, `job_running`, `nothing_to_retry`, what `startOnce` and
 * `countStart` refuse, and `retried_already` with the job that has the rows, unless it is wanted `again`.
 */
export async function retryJob(
  platform: Platform,
  caller: Caller,
  { include = [], ...wanted }: Wanted,
  means: StartMeans,
): Promise<StartedJob> {
  return await countingStart(platform, caller, (count) =>
    startOnce(platform, caller, means, async () => {
      const job = await findRetryable(platform.db, caller, { ...wanted, include })
      await count()
      return {
        filename: job.filename,
        name: job.name,
        labels: job.labels,
        isTest: job.isTest,
        webhookId: job.webhookId,
        webhookUrl: job.webhookUrl,
        headersSealed: job.headersSealed,
        headersSecretId: job.headersSecretId,
        listKind: job.listKind,
        pictureSet: job.pictureSet,
        columns: job.columns,
        list: listOf(job),
        format: job.format,
        languages: job.languages,
        promptType: job.promptType,
        customPrompt: job.customPrompt,
        textWishes: job.textWishes,
        usesFileNotes: job.usesFileNotes,
        countsRepeatsOnce: job.countsRepeatsOnce,
        readImages: (tx, newJob) =>
          readImagesOf(tx, { job, which: isWanted(include) }, newJob, platform.settings.MAX_IMAGES_PER_JOB),
      }
    }),
  )
}

/** The old job is locked while the new one is written, so its list is not removed in the meantime. */
function listOf({ listFile, listBytes, listChoice }: FoundJob): NewJob['list'] {
  if (listFile === null || listBytes === null || listChoice === null) return null
  return { bytes: listBytes, choice: listChoice, keep: async () => listFile }
}

async function findRetryable(
  db: Database,
  caller: Caller,
  { jobId, again, include }: Required<Wanted>,
): Promise<FoundJob> {
  const [job] = await db
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.id, jobId), ownJobs(caller)))
  if (!job) throw new Refusal('not_found')
  if (!job.finishedAt) throw new Refusal('job_running')
  // A single picture has to be sent again: its bytes may not be stored, and its sender has the answer.
  const count =
    include.length > 0
      ? await db.$count(jobImages, and(eq(jobImages.jobId, jobId), isWanted(include)))
      : job.totalImages - job.succeeded - job.unretryable
  if (job.kind === 'single' || count === 0) throw new Refusal('nothing_to_retry')
  if (job.retriedAs !== null && !again) throw new Refusal('retried_already', { jobId: job.retriedAs })
  return job
}

interface Retried {
  job: FoundJob
  which: SQL
}

function isWanted(include: readonly PictureFaultCode[]): SQL {
  return sql`(${sql.raw(isRetryable)} or ${jobImages.state} = 'failed'
    and ${jobImages.fault} ->> 'code' = any(${sql.param(include)}::text[]))`
}

async function* readRowsOf(
  tx: Transaction,
  { job: { id, retriedAs }, which }: Retried,
  newJobId: number,
): AsyncGenerator<RowAgain[]> {
  // Locks it, too: if the old job were deleted between two batches, the new one would get half of its rows.
  const rows = await readRows(
    tx,
    { before: column.nullable(column.number) },
    sql`
    update jobs set retried_as = ${newJobId} from (
      select (select id from jobs as later where id = jobs.retried_as and deleted_at is null) as before
      from jobs where id = ${id} and ${isThere} for update
    ) as old
    where id = ${id} returning before`,
  )
  const [job] = rows
  if (!job) throw new Refusal('not_found')
  // It was retried, and that retry has ended, since it was read.
  if (job.before !== null && job.before !== retriedAs)
    throw new Refusal('retried_already', { jobId: job.before })
  yield* readRowsAgain(tx, id, which)
}

async function* readImagesOf(
  tx: Transaction,
  retried: Retried,
  newJob: JobOfImages,
  maxImagesPerJob: number,
): AsyncGenerator<InsertedBatch> {
  const reader = createImageReader({ maxImages: null, carryInto: null, maxImagesPerJob })
  const toCopy = copyFor(wishesOfJob(retried.job))
  for await (const rows of readRowsOf(tx, retried, newJob.jobId)) {
    const images = reader.read(rows)
    yield { ...writeBatch(images, reader.sum(), newJob), copies: images.flatMap(toCopy) }
  }
}

function copyFor(wishes: WishesOfJob) {
  return ({ row, position, ...picture }: ReadImage<RowAgain>): CopiedImage[] => {
    const { repeats } = row
    if (!repeats) return []
    return [{ position, repeats, keywords: chooseKeywords({ ...picture, row: row.wishes }, wishes) }]
  }
}
