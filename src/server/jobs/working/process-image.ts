import type { ImageHeaders } from '#contract/endpoints/v1/order-extras.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import type { PictureFaultCode } from '#contract/picture-faults.ts'
import { describeImage, type ImageResult } from '#server/describing/describe-image.ts'
import type { Description } from '#server/describing/describe-picture.ts'
import { describeTestPicture } from '#server/describing/describe-test-picture.ts'
import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import type { OpenPicture } from '#server/describing/pictures/open-picture.ts'
import type { ProviderPool, Unavailable } from '#server/describing/pool/create-provider-pool.ts'
import { translateTexts } from '#server/describing/translate-texts.ts'
import type { ModelPrice } from '#server/jobs/costs/list-model-prices.ts'
import { measureCalls, observeSteps } from '#server/jobs/costs/measure-calls.ts'
import { priceCalls } from '#server/jobs/costs/price-calls.ts'
import { answeredCalls } from '#server/jobs/costs/read-unpaid-budget.ts'
import { copyOutcome, findRepeats, readOriginal } from '#server/jobs/outcomes/copy-outcome.ts'
import { mayHaveRepeats } from '#server/jobs/outcomes/record-outcome.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addUsage } from './add-usage.ts'
import type { ClaimedChunk, PendingImage } from './claim-chunk.ts'
import { claimQuestion, questionHashOf } from './claim-question.ts'
import type { FollowedBudget, SpentBudget } from './follow-budget.ts'
import { saveOutcome } from './save-outcome.ts'

/** The resources for processing the images of a chunk. */
export interface ChunkRun {
  platform: Platform
  fetcher: PictureFetcher
  pool: ProviderPool
  prices: readonly ModelPrice[]
  /** With which its images are fetched. */
  imageHeaders?: ImageHeaders | undefined
  /** Announces that an image of the job was decided. */
  changed(): void
  unpaid: FollowedBudget
  /** Nothing more of the job is to be done. */
  isStopped(): boolean
  signal: AbortSignal
}

/** Why an image stays pending: no provider can be asked, or the owner's budget for unpaid calls is used up. */
export type Obstacle = Unavailable | SpentBudget

/**
 * Processes an image: opens it, describes it unless the same picture was described, writes the outcome, and copies it to its followers.
 * Returns null, or the obstacle that leaves it pending. Throws if it could not be written, or was abandoned.
 */
export async function processImage(
  run: ChunkRun,
  chunk: ClaimedChunk,
  image: PendingImage,
): Promise<Obstacle | null> {
  const { isTest = false } = chunk.owner
  const obstacle = isTest ? null : (run.pool.obstacle() ?? run.unpaid.obstacle())
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
  if (!isTest) platform.metrics.images.inc({ outcome: decided.outcome, provider })
  run.changed()
  if (mayHaveRepeats(recorded)) await copyToRepeats(run, chunk, image.position, image.position)
  return null
}

/** Copies the outcome of `original` to all that follow `followed`. */
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

/** `follows`: another image of the job is the same, and this one shares its outcome. */
async function findOutcome(
  run: ChunkRun,
  chunk: ClaimedChunk,
  image: PendingImage,
): Promise<ImageResult<Description | SpentBudget> | Follows> {
  const { platform, signal } = run
  const { jobId } = chunk
  if (chunk.owner.isTest)
    return { outcome: await describeTestPicture(image.url, { ...chunk.wishes, ...image }) }
  if (chunk.translatesFrom !== null) return await translateImage(run, chunk, image)
  const { url, context, filename, row } = image
  const wishes = { ...chunk.wishes, context, filename, row }
  const result = await describeImage<Follows | SpentBudget>(run, { url, headers: run.imageHeaders }, wishes, {
    signal,
    group: String(jobId),
    onStep: observeSteps(platform.metrics),
    // A picture that triggers a bug fails alone: otherwise its chunk would be retried with it for ever.
    onBug: (err) =>
      platform.log.error(
        { err, jobId, position: image.position },
        'describing a picture failed because of a bug',
      ),
    beforeAsking: async (picture) => {
      const follows = await shareQuestion(run, chunk, image, picture)
      // Other images of its chunk may have used the budget up while the picture was fetched.
      return follows ?? run.unpaid.obstacle()
    },
  })
  if (!('stop' in result)) return result
  return 'follows' in result.stop ? result.stop : { outcome: result.stop }
}

/** No picture is fetched, and every image asks for itself: its texts may have been edited. */
async function translateImage(
  { pool, platform, signal }: ChunkRun,
  { jobId, wishes, translatesFrom }: ClaimedChunk,
  { position, row, original }: PendingImage,
): Promise<ImageResult> {
  const from = translatesFrom ?? ''
  const texts = original && versionIn(original.languageVersions, from)
  // Its job was deleted, or its text in that language since.
  if (!original || !texts) return { outcome: failed('internal') }
  const { purpose, keywords, languageVersions: former } = original
  const translation = {
    ...{ from, texts, to: wishes.languages, former, keywords: keywords ?? [] },
    purpose: purpose ?? ('informative' as const),
    wishes: { textWishes: wishes.textWishes, row },
  }
  try {
    return { outcome: await translateTexts(pool, translation, { signal, group: String(jobId) }) }
  } catch (error) {
    if (signal.aborted) throw error
    platform.log.error({ err: error, jobId, position }, 'translating texts failed because of a bug')
    return { outcome: failed('internal') }
  }
}

function failed(code: PictureFaultCode): Extract<Description, { outcome: 'failed' }> {
  return { outcome: 'failed', fault: { code }, keywords: [], thumbnail: null, calls: [] }
}

/** Null: this image asks the question. */
async function shareQuestion(
  run: ChunkRun,
  chunk: ClaimedChunk,
  image: PendingImage,
  { jpeg, notes }: OpenPicture,
): Promise<Follows | null> {
  const usedNotes = chunk.wishes.usesFileNotes === false ? null : notes
  const { jobId } = chunk
  const original = await claimQuestion(
    run.platform,
    { jobId, ...image },
    questionHashOf(jpeg, image, usedNotes),
  )
  if (original?.isDecided) await copyNow(run, chunk, image, original.position)
  return original && { follows: original.position }
}

/** Copies to the followers of this image first: they are found through it while it is undecided. */
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
