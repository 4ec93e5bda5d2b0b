import { describeImage, type ImageResult } from '#server/describing/describe-image.ts'
import type { Description } from '#server/describing/describe-picture.ts'
import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import type { OpenPicture } from '#server/describing/pictures/open-picture.ts'
import type { ProviderPool, Unavailable } from '#server/describing/pool/create-provider-pool.ts'
import { answeredCalls } from '#server/jobs/costs/answered-calls.ts'
import type { ModelPrice } from '#server/jobs/costs/list-model-prices.ts'
import { measureCalls } from '#server/jobs/costs/measure-calls.ts'
import { priceCalls } from '#server/jobs/costs/price-calls.ts'
import { observeSteps } from '#server/jobs/observe-steps.ts'
import { copyOutcome, findRepeats, readOriginal } from '#server/jobs/outcomes/copy-outcome.ts'
import { mayHaveRepeats } from '#server/jobs/outcomes/record-outcome.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addUsage } from './add-usage.ts'
import type { ClaimedChunk, PendingImage } from './claim-chunk.ts'
import { askKeyOf, claimPicture } from './claim-picture.ts'
import type { FollowedBudget, SpentBudget } from './follow-budget.ts'
import { saveOutcome } from './save-outcome.ts'

/** What the images of a chunk are decided with. */
export interface ChunkRun {
  platform: Platform
  fetcher: PictureFetcher
  pool: ProviderPool
  prices: readonly ModelPrice[]
  /** Says that something of the job was decided. */
  changed(): void
  unpaid: FollowedBudget
  /** Nothing more of the job is to be done. */
  isStopped(): boolean
  signal: AbortSignal
}

/** Why an image stays pending: nobody can be asked, or its owner pays for too little of what is asked. */
export type Obstacle = Unavailable | SpentBudget

/**
 * Takes an image to its end: opened, described unless the same picture was, written, and copied to those that follow it.
 * Answers null, or what stands in the way: then it stays pending. Throws when it could not be written, or was
 * given up.
 */
export async function processImage(
  run: ChunkRun,
  chunk: ClaimedChunk,
  image: PendingImage,
): Promise<Obstacle | null> {
  const obstacle = run.pool.obstacle() ?? run.unpaid.obstacle()
  if (obstacle) return obstacle
  const found = await findOutcome(run, chunk, image)
  if ('follows' in found) return null
  const { platform, prices } = run
  const { outcome } = found
  if (outcome.outcome === 'unavailable') {
    const usage = priceCalls(prices, outcome.calls)
    measureCalls(platform.metrics, usage)
    await addUsage(platform.pool, { jobId: chunk.jobId, ...image }, usage)
    return outcome
  }
  const { recorded, decided } = await saveOutcome(run, chunk, image, { ...found, outcome })
  if (decided.outcome === 'failed' && answeredCalls(decided.calls) > 0) await run.unpaid.readAgain()
  measureCalls(platform.metrics, priceCalls(prices, decided.calls))
  const provider = decided.outcome === 'described' ? decided.provider : ''
  platform.metrics.images.inc({ outcome: decided.outcome, provider })
  run.changed()
  if (mayHaveRepeats(recorded)) await copyToRepeats(run, chunk, image.position, image.position)
  return null
}

/** Copies what came of `original` to all that follow `followed`. */
export async function copyToRepeats(
  { platform, changed, isStopped, signal }: ChunkRun,
  chunk: ClaimedChunk,
  followed: number,
  original: number,
): Promise<void> {
  const { jobId } = chunk
  for (;;) {
    const repeats = await findRepeats(platform.pool, jobId, followed)
    if (repeats.length === 0) return
    const decided = await readOriginal(platform.pool, jobId, original)
    for (const repeat of repeats) {
      if (isStopped()) return
      signal.throwIfAborted()
      if (await copyOutcome(platform.pool, chunk, repeat, decided))
        platform.metrics.images.inc({ outcome: 'copied', provider: '' })
      changed()
    }
  }
}

interface Follows {
  follows: number
}

/** `follows`: another image of the job is the same, and this one shares what comes of it. */
async function findOutcome(
  run: ChunkRun,
  chunk: ClaimedChunk,
  image: PendingImage,
): Promise<ImageResult<Description | SpentBudget> | Follows> {
  const { platform, signal } = run
  const { jobId } = chunk
  const { url, context, filename, row } = image
  const wishes = { ...chunk.wishes, context, filename, row }
  const result = await describeImage<Follows | SpentBudget>(run, { url }, wishes, {
    signal,
    group: String(jobId),
    onStep: observeSteps(platform.metrics),
    // A picture that sets off a bug fails alone: its chunk would come back with it for ever.
    onBug: (err) => platform.log.error({ err, jobId, position: image.position }, 'a picture set off a bug'),
    beforeAsking: async (picture) => {
      const follows = await shareQuestion(run, chunk, image, picture)
      // Others of its chunk may have spent it while the picture was fetched.
      return follows ?? run.unpaid.obstacle()
    },
  })
  if (!('stop' in result)) return result
  return 'follows' in result.stop ? result.stop : { outcome: result.stop }
}

/** Null: the question is this image's to ask. */
async function shareQuestion(
  run: ChunkRun,
  chunk: ClaimedChunk,
  image: PendingImage,
  { jpeg, notes }: OpenPicture,
): Promise<Follows | null> {
  const usedNotes = chunk.wishes.usesFileNotes === false ? null : notes
  const { jobId } = chunk
  const original = await claimPicture(run.platform, { jobId, ...image }, askKeyOf(jpeg, image, usedNotes))
  if (original?.isDecided) await copyNow(run, chunk, image, original.position)
  return original && { follows: original.position }
}

/** The images that follow this one come first: they are found by it for as long as it is undecided. */
async function copyNow(
  run: ChunkRun,
  chunk: ClaimedChunk,
  image: PendingImage,
  original: number,
): Promise<void> {
  await copyToRepeats(run, chunk, image.position, original)
  const { pool } = run.platform
  await copyOutcome(pool, chunk, image, await readOriginal(pool, chunk.jobId, original))
  run.changed()
}
