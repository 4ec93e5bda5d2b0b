import { and, eq, inArray, isNull, notLike, type SQL } from 'drizzle-orm'
import { jobImages } from '#server/jobs/jobs.tables.ts'
import { createImageReader } from '#server/jobs/lists/read-images.ts'
import { type JobOfImages, writeBatch } from '#server/jobs/lists/write-batch.ts'
import { lockOwnJob } from '#server/jobs/lock-own-job.ts'
import { findOwnEndedJob } from '#server/jobs/reading/find-job.ts'
import { uploadUrl } from '#server/jobs/upload-url.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { countingStart } from './count-start.ts'
import type { InsertedBatch } from './insert-images.ts'
import { readRowsAgain } from './read-rows-again.ts'
import { startOnce } from './start-once.ts'
import type { StartedJob, StartMeans } from './write-job.ts'

/** Images that have texts and no proposal yet, and whose picture can be fetched again. */
export const canBeRegenerated: SQL = and(
  inArray(jobImages.state, ['succeeded', 'carried']),
  isNull(jobImages.proposal),
  notLike(jobImages.url, `${uploadUrl('')}%`),
)!

export interface Regeneration {
  jobId: number
  /** Chooses among the images of the job. */
  which: SQL | undefined
  /** What the user wants different; may be empty. */
  instruction: string
}

/**
 * Starts a job that regenerates images of a finished own job, at today's price for each of them. When it ends, its texts become their
 * proposals. `startOnce` says when it returns an earlier one. Refuses `not_found`, `job_running`, `nothing_to_regenerate`, and what
 * `startOnce` and `countingStart` refuse.
 */
export async function regenerateImages(
  platform: Platform,
  caller: Caller,
  { jobId, which, instruction }: Regeneration,
  means: StartMeans,
): Promise<StartedJob> {
  return await countingStart(platform, caller, (count) =>
    startOnce(platform, caller, means, async () => {
      const job = await findOwnEndedJob(platform.db, caller, jobId)
      const { MAX_IMAGES_PER_JOB } = platform.settings
      if ((await platform.db.$count(jobImages, chosen(jobId, which))) === 0)
        throw new Refusal('nothing_to_regenerate')
      await count()
      const { filename, listKind, columns, format, languages, promptType, customPrompt } = job
      return {
        ...{ filename, listKind, columns, format, languages, promptType, customPrompt },
        textWishes: job.textWishes,
        usesFileNotes: job.usesFileNotes,
        countsRepeatsOnce: false,
        regenerates: jobId,
        instruction,
        list: null,
        readImages: (tx, newJob) => readImagesOf(tx, caller, { jobId, which }, newJob, MAX_IMAGES_PER_JOB),
      }
    }),
  )
}

const chosen = (jobId: number, which: SQL | undefined) =>
  and(eq(jobImages.jobId, jobId), canBeRegenerated, which)

async function* readImagesOf(
  tx: Transaction,
  caller: Caller,
  { jobId, which }: Pick<Regeneration, 'jobId' | 'which'>,
  newJob: JobOfImages,
  maxImagesPerJob: number,
): AsyncGenerator<InsertedBatch> {
  // It can't be deleted between two batches.
  await lockOwnJob(tx, caller, jobId)
  const reader = createImageReader({ maxImages: null, carryInto: null, maxImagesPerJob })
  for await (const rows of readRowsAgain(tx, jobId, and(canBeRegenerated, which))) {
    const again = rows.map((row) => ({ ...row, regenerates: row.position, isDescribed: false }))
    yield writeBatch(reader.read(again), reader.sum(), newJob)
  }
}
