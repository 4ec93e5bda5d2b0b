import type { PictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import { chunkQueue, type Delivery } from '#server/jobs/chunk-queue.ts'
import { withPictureSets } from '#server/jobs/picture-sets/with-picture-sets.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isLost } from '#server/platform/statements/queue-tables.ts'
import type { FairSemaphore } from '#server/platform/waiting/create-fair-semaphore.ts'
import { poolOfOwner } from '#server/provider-runtime/pool-of-owner.ts'
import type { ClaimedChunk } from './claim-chunk.ts'
import { completeDelivery } from './complete-delivery.ts'
import { followBudget } from './follow-budget.ts'
import { pauseJob } from './pause-job.ts'
import { type ChunkRun, copyToRepeats, type Obstacle, processImage } from './process-image.ts'

const heartbeatMs = 4_000
/** A minute without the bucket costs no image of uploaded pictures its description. */
const storeRetryAfterMs = [1_000, 2_000, 5_000, 10_000, 20_000, 20_000]

/** The resources of one worker process. */
export interface Worker {
  platform: Platform
  fetcher: PictureFetcher
  pools: ProviderPools
  /** By owner: an owner with five jobs gets no more slots than an owner with one. */
  slots: FairSemaphore<number>
  /** Jobs that this process works on and that were told to stop. */
  stopped: Set<number>
  /** Aborted when the process is to end: start nothing new. */
  ending: AbortSignal
  /** Aborted when the process can wait no longer: abandon work in progress, which another worker repeats. */
  givingUp: AbortSignal
  /** Announces that a job's counts changed. */
  changed(jobId: number): void
  /** The providers of an owner's jobs do not answer: this worker claims no further chunk of theirs for this time. */
  coolDown(ownerId: number, ms: number): void
}

/**
 * Describes the pending images of a chunk, several at a time, and hands back what it could not finish. Its images hold slots or wait for
 * them as soon as this is called.
 */
export async function processChunk(
  worker: Worker,
  delivery: Delivery,
  chunk: ClaimedChunk,
  { pool, prices, imageHeaders }: Pick<ChunkRun, 'pool' | 'prices' | 'imageHeaders'>,
): Promise<void> {
  const { platform, fetcher } = worker
  worker.changed(chunk.jobId)
  const lost = new AbortController()
  const heartbeat = setInterval(() => beat(worker, delivery, lost), heartbeatMs)
  try {
    const progress = await processImages(worker, chunk, {
      platform,
      fetcher: withPictureSets(fetcher, platform, chunk.owner, { retryAfterMs: storeRetryAfterMs }),
      pool,
      prices,
      imageHeaders,
      changed: () => worker.changed(chunk.jobId),
      isStopped: () => worker.stopped.has(chunk.jobId),
      unpaid: followBudget(platform.db, chunk),
      signal: AbortSignal.any([worker.givingUp, lost.signal]),
    })
    if (lost.signal.aborted) return
    if (progress.reason && !(progress.reason === 'keys_refused' && (await hasOtherKeys(worker, chunk))))
      await pauseJob(platform, chunk, delivery, progress)
    else if (progress.isFinished && !progress.reason) await completeDelivery(platform, chunk, delivery)
    else await platform.queue.fail(chunkQueue, delivery, { message: 'handed back' })
  } finally {
    clearInterval(heartbeat)
    worker.changed(chunk.jobId)
  }
}

export interface ChunkProgress {
  isFinished: boolean
  reason?: Obstacle['reason']
  retryAfterMs: number
}

/** Whether keys were replaced while the chunk was in progress: then the refusal was of the old ones. */
async function hasOtherKeys({ platform, pools }: Worker, { owner }: ClaimedChunk): Promise<boolean> {
  const pool = await poolOfOwner(platform, pools, owner)
  return pool.obstacle()?.reason !== 'keys_refused'
}

async function processImages(worker: Worker, chunk: ClaimedChunk, run: ChunkRun): Promise<ChunkProgress> {
  const progress: ChunkProgress = { isFinished: true, retryAfterMs: 0 }
  const begin = (work: () => Promise<Obstacle | null>) =>
    worker.slots.run(chunk.owner.id, async () => {
      if (run.isStopped() || progress.reason) return
      if (worker.ending.aborted || run.signal.aborted) progress.isFinished = false
      if (progress.isFinished) await tryImage(worker, chunk, run, work, progress)
    })
  await Promise.all([
    ...chunk.originals.map((original) =>
      begin(async () => {
        await copyToRepeats(run, chunk, original, original)
        return null
      }),
    ),
    ...chunk.images.map((image) => begin(() => processImage(run, chunk, image))),
  ])
  return progress
}

/** Processes one image; an image that was abandoned or could not be written is left to be retried. */
async function tryImage(
  worker: Worker,
  { jobId, owner }: ClaimedChunk,
  run: ChunkRun,
  work: () => Promise<Obstacle | null>,
  progress: ChunkProgress,
): Promise<void> {
  try {
    const obstacle = await work()
    if (!obstacle) return
    progress.reason = obstacle.reason
    progress.retryAfterMs = Math.max(progress.retryAfterMs, obstacle.retryAfterMs)
    if (obstacle.reason !== 'keys_refused') worker.coolDown(owner.id, obstacle.retryAfterMs)
  } catch (error) {
    progress.isFinished = false
    if (!run.signal.aborted)
      worker.platform.log.warn({ err: error, jobId }, 'an outcome could not be written')
  }
}

/** Sends a heartbeat to the queue; abandons a chunk that has gone to another worker. */
async function beat({ platform }: Worker, delivery: Delivery, lost: AbortController): Promise<void> {
  try {
    const touched = await platform.queue.touch(chunkQueue, delivery)
    if (isLost(touched)) lost.abort(new Error('the chunk went to another worker'))
  } catch (error) {
    platform.log.warn({ err: error }, 'a heartbeat did not reach the queue')
  }
}
