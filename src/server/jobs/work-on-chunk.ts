import type { PictureFetcher } from '#server/describing/create-picture-fetcher.ts'
import type { ProviderPool } from '#server/describing/create-provider-pool.ts'
import type { ProviderPools } from '#server/describing/create-provider-pools.ts'
import { type Describer, type Description, describePicture } from '#server/describing/describe-picture.ts'
import type { Platform } from '#server/platform/platform.ts'
import { chunkQueue, type Delivery, isLost } from './chunk-queue.ts'
import type { ClaimedChunk, PendingImage } from './claim-chunk.ts'
import { finishChunk } from './finish-chunk.ts'
import { pauseJob } from './pause-job.ts'
import { poolOfOwner } from './pool-of-owner.ts'
import { recordPatiently } from './record-patiently.ts'
import type { Slots } from './slots.ts'

const heartbeatMs = 4_000

/** What pictures are described with. */
export interface Tools {
  fetcher: PictureFetcher
  pools: ProviderPools
}

/** What one worker process works with. */
export interface Bench {
  platform: Platform
  tools: Tools
  slots: Slots
  /** Jobs that were told to stop while this process works on them. */
  stopped: Set<number>
  /** Aborted when the process is to end: nothing new is begun. */
  ending: AbortSignal
  /** Aborted when the process can wait no longer: what is under way is given up, and done again by somebody else. */
  givingUp: AbortSignal
  /** Says that a job's counts changed. */
  changed(jobId: number): void
  /** The providers of a job do not answer: no further chunk of it is taken for that long. */
  restFor(jobId: number, ms: number): void
}

/**
 * Describes what is pending in a chunk, several images at a time, and hands back what it could not finish. Its images
 * hold or await their slots as soon as this is called.
 */
export async function workOnChunk(
  bench: Bench,
  delivery: Delivery,
  chunk: ClaimedChunk,
  pool: ProviderPool,
): Promise<void> {
  const { platform, tools } = bench
  bench.changed(chunk.jobId)
  const lost = new AbortController()
  const heartbeat = setInterval(() => beat(bench, delivery, lost), heartbeatMs)
  try {
    const describer = { fetcher: tools.fetcher, pool }
    const signal = AbortSignal.any([bench.givingUp, lost.signal])
    const rest = await describeImages(bench, describer, chunk, signal)
    if (lost.signal.aborted) return
    if (rest.reason && !(rest.reason === 'keys_refused' && (await hasOtherKeys(bench, chunk))))
      await pauseJob(platform, chunk, delivery, rest)
    else if (rest.isFinished && !rest.reason) await finishChunk(platform, chunk, delivery)
    else await platform.queue.fail(chunkQueue, delivery, { message: 'handed back' })
  } finally {
    clearInterval(heartbeat)
    bench.changed(chunk.jobId)
  }
}

export interface Unfinished {
  isFinished: boolean
  reason?: 'no_provider' | 'keys_refused' | 'providers_down'
  retryAfterMs: number
}

/** Keys that were replaced while the chunk was under way: the refusal was of the former ones. */
async function hasOtherKeys({ platform, tools }: Bench, { owner }: ClaimedChunk): Promise<boolean> {
  const pool = await poolOfOwner(platform, tools.pools, owner)
  return pool.obstacle()?.reason !== 'keys_refused'
}

async function describeImages(
  bench: Bench,
  describer: Describer,
  chunk: ClaimedChunk,
  signal: AbortSignal,
): Promise<Unfinished> {
  const rest: Unfinished = { isFinished: true, retryAfterMs: 0 }
  await Promise.all(
    chunk.images.map((image) =>
      bench.slots.run(async () => {
        if (bench.stopped.has(chunk.jobId) || rest.reason) return
        if (bench.ending.aborted || signal.aborted) rest.isFinished = false
        if (rest.isFinished) await describeImage(bench, describer, chunk, image, signal, rest)
      }),
    ),
  )
  return rest
}

async function describeImage(
  bench: Bench,
  describer: Describer,
  chunk: ClaimedChunk,
  image: PendingImage,
  signal: AbortSignal,
  rest: Unfinished,
): Promise<void> {
  const outcome = await tryToDescribe(bench, describer, chunk, image, signal)
  if (!outcome) {
    rest.isFinished = false
    return
  }
  if (outcome.outcome === 'unavailable') {
    rest.reason = outcome.reason
    rest.retryAfterMs = Math.max(rest.retryAfterMs, outcome.retryAfterMs)
    if (outcome.reason !== 'keys_refused') bench.restFor(chunk.jobId, outcome.retryAfterMs)
    return
  }
  try {
    await recordPatiently(bench.platform.pool, { jobId: chunk.jobId, ...image }, outcome, signal)
  } catch (error) {
    bench.platform.log.warn({ err: error, jobId: chunk.jobId }, 'an outcome could not be written')
    rest.isFinished = false
    return
  }
  const provider = outcome.outcome === 'described' ? outcome.provider : ''
  bench.platform.metrics.images.inc({ outcome: outcome.outcome, provider })
  bench.changed(chunk.jobId)
}

/**
 * Null: given up for now. A bug that a picture sets off fails that picture alone: its chunk would come back with it
 * for ever.
 */
async function tryToDescribe(
  { platform }: Bench,
  describer: Describer,
  { jobId, wishes }: ClaimedChunk,
  image: PendingImage,
  signal: AbortSignal,
): Promise<Description | null> {
  const { url, context, filename, position } = image
  try {
    return await describePicture(describer, url, { ...wishes, context, filename }, signal)
  } catch (error) {
    if (signal.aborted) return null
    platform.log.error({ err: error, jobId, position }, 'a picture set off a bug')
    return { outcome: 'failed', fault: { code: 'internal' }, keywords: [], thumbnail: null }
  }
}

/** Tells the queue that this process lives; a chunk that went to somebody else meanwhile is let go. */
async function beat({ platform }: Bench, delivery: Delivery, lost: AbortController): Promise<void> {
  try {
    const touched = await platform.queue.touch(chunkQueue, delivery)
    if (isLost(touched)) lost.abort(new Error('the chunk went to another worker'))
  } catch (error) {
    platform.log.warn({ err: error }, 'a heartbeat did not reach the queue')
  }
}
