import type { PictureFault } from '#contract/picture-faults.ts'
import { type Description, describePicture } from '#server/describing/describe-picture.ts'
import { keywordsOf } from '#server/describing/keywords/keywords-of.ts'
import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { openPicture } from '#server/describing/pictures/open-picture.ts'
import type { CallsMade, ProviderPool, Unavailable } from '#server/describing/pool/create-provider-pool.ts'
import { answeredCalls } from '#server/jobs/costs/answered-calls.ts'
import type { ModelPrice } from '#server/jobs/costs/list-model-prices.ts'
import { priceCalls } from '#server/jobs/costs/price-calls.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addUsage } from './add-usage.ts'
import type { ClaimedChunk, PendingImage } from './claim-chunk.ts'
import { askKeyOf, claimPicture } from './claim-picture.ts'
import { copyOutcome, readOriginal } from './copy-outcome.ts'
import { findRepeats } from './find-repeats.ts'
import type { FollowedBudget, SpentBudget } from './follow-budget.ts'
import { mayHaveRepeats } from './record-outcome.ts'
import { recordWithRetries } from './record-with-retries.ts'

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
export async function decideImage(
  run: ChunkRun,
  chunk: ClaimedChunk,
  image: PendingImage,
): Promise<Obstacle | null> {
  const obstacle = run.pool.obstacle() ?? run.unpaid.obstacle()
  if (obstacle) return obstacle
  const decided = await findOutcome(run, chunk, image)
  if ('follows' in decided) return null
  const { platform, prices, signal } = run
  const usage = priceCalls(prices, decided.calls)
  const answered = answeredCalls(decided.calls)
  if (decided.outcome === 'unavailable') {
    await addUsage(platform.pool, { jobId: chunk.jobId, ...image }, usage)
    return decided
  }
  const recorded = await recordWithRetries(
    platform.pool,
    { jobId: chunk.jobId, ...image },
    decided,
    { usage, answered },
    signal,
  )
  if (decided.outcome === 'failed' && answered > 0) await run.unpaid.readAgain()
  const provider = decided.outcome === 'described' ? decided.provider : ''
  platform.metrics.images.inc({ outcome: decided.outcome, provider })
  run.changed()
  if (mayHaveRepeats(recorded)) await copyToRepeats(run, chunk.jobId, image.position, image.position)
  return null
}

/** Copies what came of `original` to all that follow `followed`. */
export async function copyToRepeats(
  { platform, changed, isStopped, signal }: ChunkRun,
  jobId: number,
  followed: number,
  original: number,
): Promise<void> {
  for (;;) {
    const repeats = await findRepeats(platform.pool, jobId, followed)
    if (repeats.length === 0) return
    const decided = await readOriginal(platform.pool, jobId, original)
    for (const repeat of repeats) {
      if (isStopped()) return
      signal.throwIfAborted()
      if (await copyOutcome(platform.pool, jobId, repeat, decided))
        platform.metrics.images.inc({ outcome: 'copied', provider: '' })
      changed()
    }
  }
}

/** `follows`: another image of the job is the same, and this one shares what comes of it. */
async function findOutcome(
  run: ChunkRun,
  chunk: ClaimedChunk,
  image: PendingImage,
): Promise<Description | SpentBudget | { follows: number }> {
  const { platform, fetcher, pool, signal } = run
  const { jobId } = chunk
  const { url, context, filename, row } = image
  const opened = await failPictureOnBug(run, chunk, image, async () => {
    const picture = await openPicture(fetcher, url, pool.tiling(), signal)
    return 'fault' in picture ? failed(picture.fault, keywordsOf(image)) : picture
  })
  if ('outcome' in opened) return opened
  const notes = chunk.wishes.usesFileNotes === false ? null : opened.notes
  const original = await claimPicture(platform, { jobId, ...image }, askKeyOf(opened.jpeg, image, notes))
  if (original?.isDecided) await copyNow(run, jobId, image, original.position)
  if (original) return { follows: original.position }
  // Others of its chunk may have spent it while the picture was fetched.
  const spent = run.unpaid.obstacle()
  if (spent) return spent
  return failPictureOnBug(run, chunk, image, (onAsked) => {
    const wishes = { ...chunk.wishes, context, filename, row }
    return describePicture(pool, { ...opened, url }, wishes, { signal, group: String(jobId), onAsked })
  })
}

/** A bug that a picture sets off fails that picture alone: its chunk would come back with it for ever. The calls before it were made. */
async function failPictureOnBug<T>(
  { platform, signal }: ChunkRun,
  { jobId }: ClaimedChunk,
  { position }: PendingImage,
  work: (onAsked: (made: readonly CallsMade[]) => void) => Promise<T>,
): Promise<T | FailedPicture> {
  let calls: readonly CallsMade[] = []
  try {
    return await work((made) => {
      calls = made
    })
  } catch (error) {
    if (signal.aborted) throw error
    platform.log.error({ err: error, jobId, position }, 'a picture set off a bug')
    return failed({ code: 'internal' }, [], [...calls])
  }
}

type FailedPicture = Extract<Description, { outcome: 'failed' }>

function failed(fault: PictureFault, keywords: string[], calls: CallsMade[] = []): FailedPicture {
  return { outcome: 'failed', fault, keywords, thumbnail: null, calls }
}

/** The images that follow this one come first: they are found by it for as long as it is undecided. */
async function copyNow(run: ChunkRun, jobId: number, image: PendingImage, original: number): Promise<void> {
  await copyToRepeats(run, jobId, image.position, original)
  const { pool } = run.platform
  await copyOutcome(pool, jobId, image, await readOriginal(pool, jobId, original))
  run.changed()
}
