import { and, isNull, notLike, type SQL } from 'drizzle-orm'
import type { ImageSelection } from '#contract/entities/image-filter.ts'
import { estimateCost } from '#contract/pricing.ts'
import { uploadUrl } from '#server/jobs/image-ref.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { createImageReader } from '#server/jobs/lists/read-images.ts'
import { type JobOfImages, writeBatch } from '#server/jobs/lists/write-batch.ts'
import { lockOwnJob } from '#server/jobs/lock-own-job.ts'
import { hasTexts, isSelected } from '#server/jobs/reading/find-images.ts'
import { findOwnEndedJob } from '#server/jobs/reading/find-job.ts'
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
const canBeRegenerated: SQL = and(
  hasTexts,
  isNull(jobImages.proposal),
  notLike(jobImages.url, `${uploadUrl('')}%`),
)!

interface Regeneration {
  jobId: number
  selection: ImageSelection
  /** What the user wants different; may be empty. */
  instruction: string
}

/** How many of the selected images can be regenerated, and their price in cents. Refuses `not_found` and `job_running`. */
export async function previewRegeneration(
  { db }: Platform,
  caller: Caller,
  { jobId, selection }: Pick<Regeneration, 'jobId' | 'selection'>,
): Promise<{ totalImages: number; estimatedCost: number }> {
  const job = await findOwnEndedJob(db, caller, jobId)
  const totalImages = await db.$count(jobImages, and(canBeRegenerated, isSelected(job, selection)))
  return { totalImages, estimatedCost: estimateCost(totalImages, job.languages.length) }
}

/**
 * Starts a job that regenerates images of a finished own job, at today's price for each of them. When it ends, its texts become their
 * proposals. `startOnce` says when it returns an earlier one. Refuses `not_found`, `job_running`, `nothing_to_regenerate`, and what
 * `startOnce` and `countingStart` refuse.
 */
export async function regenerateImages(
  platform: Platform,
  caller: Caller,
  { jobId, selection, instruction }: Regeneration,
  means: StartMeans,
): Promise<StartedJob> {
  return await countingStart(platform, caller, (count) =>
    startOnce(platform, caller, means, async () => {
      const job = await findOwnEndedJob(platform.db, caller, jobId)
      const { MAX_IMAGES_PER_JOB } = platform.settings
      const which = and(canBeRegenerated, isSelected(job, selection))
      if ((await platform.db.$count(jobImages, which)) === 0) throw new Refusal('nothing_to_regenerate')
      await count()
      const { filename, listKind, columns, format, languages, promptType, customPrompt } = job
      return {
        ...{ filename, listKind, columns, format, languages, promptType, customPrompt },
        pictureSet: job.pictureSet,
        isTest: job.isTest,
        headersSealed: job.headersSealed,
        headersSecretId: job.headersSecretId,
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

async function* readImagesOf(
  tx: Transaction,
  caller: Caller,
  { jobId, which }: { jobId: number; which: SQL | undefined },
  newJob: JobOfImages,
  maxImagesPerJob: number,
): AsyncGenerator<InsertedBatch> {
  // It can't be deleted between two batches.
  await lockOwnJob(tx, caller, jobId)
  const reader = createImageReader({ maxImages: null, carryInto: null, maxImagesPerJob })
  for await (const rows of readRowsAgain(tx, jobId, which)) {
    const again = rows.map((row) => ({ ...row, regenerates: row.position, isDescribed: false }))
    yield writeBatch(reader.read(again), reader.sum(), newJob)
  }
}
