import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import type { ProviderPool, Unavailable } from '#server/describing/pool/create-provider-pool.ts'
import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import { chunkQueue, type Delivery, isLost } from '#server/jobs/chunk-queue.ts'
import type { ModelPrices } from '#server/jobs/costs/list-model-prices.ts'
import { poolOfOwner } from '#server/jobs/keys/pool-of-owner.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { FairSemaphore } from '#server/platform/waiting/create-fair-semaphore.ts'
import type { ClaimedChunk } from './claim-chunk.ts'
import { copyToRepeats, decideImage, type Means } from './decide-image.ts'
import { finishChunk } from './finish-chunk.ts'
import { pauseJob } from './pause-job.ts'

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
  slots: FairSemaphore<number>
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
  { pool, prices }: { pool: ProviderPool; prices: ModelPrices },
): Promise<void> {
  const { platform, tools } = bench
  bench.changed(chunk.jobId)
  const lost = new AbortController()
  const heartbeat = setInterval(() => beat(bench, delivery, lost), heartbeatMs)
  try {
    const rest = await decideImages(bench, chunk, {
      platform,
      fetcher: tools.fetcher,
      pool,
      prices,
      changed: () => bench.changed(chunk.jobId),
      isStopped: () => bench.stopped.has(chunk.jobId),
      signal: AbortSignal.any([bench.givingUp, lost.signal]),
    })
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

async function decideImages(bench: Bench, chunk: ClaimedChunk, means: Means): Promise<Unfinished> {
  const rest: Unfinished = { isFinished: true, retryAfterMs: 0 }
  const begin = (work: () => Promise<Unavailable | null>) =>
    bench.slots.run(chunk.jobId, async () => {
      if (means.isStopped() || rest.reason) return
      if (bench.ending.aborted || means.signal.aborted) rest.isFinished = false
      if (rest.isFinished) await goOn(bench, chunk, means, work, rest)
    })
  await Promise.all([
    ...chunk.leaders.map((leader) =>
      begin(async () => {
        await copyToRepeats(means, chunk.jobId, leader, leader)
        return null
      }),
    ),
    ...chunk.images.map((image) => begin(() => decideImage(means, chunk, image))),
  ])
  return rest
}

/** What was given up or could not be written is left to be done again. */
async function goOn(
  bench: Bench,
  { jobId }: ClaimedChunk,
  means: Means,
  work: () => Promise<Unavailable | null>,
  rest: Unfinished,
): Promise<void> {
  try {
    const obstacle = await work()
    if (!obstacle) return
    rest.reason = obstacle.reason
    rest.retryAfterMs = Math.max(rest.retryAfterMs, obstacle.retryAfterMs)
    if (obstacle.reason !== 'keys_refused') bench.restFor(jobId, obstacle.retryAfterMs)
  } catch (error) {
    rest.isFinished = false
    if (!means.signal.aborted)
      bench.platform.log.warn({ err: error, jobId }, 'an outcome could not be written')
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
