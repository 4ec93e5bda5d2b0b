import type { Platform } from '#server/platform/platform.ts'
import { createFairSemaphore } from '#server/platform/waiting/create-fair-semaphore.ts'
import { changedChannel, stopChannel, workChannel } from './channels.ts'
import { type ChunkRef, chunkQueue, type Delivery, groupOf } from './chunk-queue.ts'
import { listModelPrices } from './costs/list-model-prices.ts'
import { createAnnouncer } from './following/create-announcer.ts'
import { forgetSilentWorkers } from './keys/forget-silent-workers.ts'
import { keepWorkerSeen } from './keys/keep-worker-seen.ts'
import { poolOfOwner } from './keys/pool-of-owner.ts'
import { type ClaimedChunk, claimChunk } from './working/claim-chunk.ts'
import { createRests } from './working/create-rests.ts'
import { refreshStopped } from './working/refresh-stopped.ts'
import { sweepJobs } from './working/sweep-jobs.ts'
import { type Bench, type Tools, workOnChunk } from './working/work-on-chunk.ts'

const lookAgainMs = 1_000
const freeSlotMs = 50
const sweepEveryMs = 60_000
/** A stop of the process must be over within 10 s: what is under way gets most of it. */
const finishWithinMs = 7_000

export interface Work {
  /** Finishes what is under way or hands it back; over within 10 s. */
  stop(): Promise<void>
}

/** Takes chunks from the queue for as long as there is room, and keeps the house in order. */
export function startWork(platform: Platform, tools: Tools): Work {
  const ending = new AbortController()
  const givingUp = new AbortController()
  /** Chunks. */
  const underWay = new Set<Promise<void>>()
  const rests = createRests()
  let wake = () => {}
  let lookForOthersAt = 0

  const announcer = createAnnouncer(async (jobId) => {
    await platform.pool.query('select pg_notify($1, $2)', [changedChannel, String(jobId)])
  })
  const bench: Bench = {
    platform,
    tools,
    slots: createFairSemaphore<number>(platform.settings.CONCURRENCY, () => wake()),
    stopped: new Set(),
    ending: ending.signal,
    givingUp: givingUp.signal,
    changed: (jobId) => announcer.say(jobId),
    restFor: rests.add,
  }

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /**
   * Takes a chunk of any job but these. Returns whether there was one. From here on the chunk's images hold or await
   * their slots.
   */
  const takeChunk = async (others: number[]): Promise<boolean> => {
    const [delivery] = await platform.queue.fetch<ChunkRef>(chunkQueue, {
      ignoreGroups: [...rests.current(), ...others].map(groupOf),
    })
    if (!delivery) return false
    const chunk = await claimChunk(platform.db, delivery.data)
    if (chunk) await begin(delivery, chunk)
    else await platform.queue.complete(chunkQueue, delivery)
    return true
  }

  const begin = async (delivery: Delivery, chunk: ClaimedChunk) => {
    const pool = await poolOfOwner(platform, tools.pools, chunk.owner)
    const prices = await listModelPrices(platform.db)
    const work = workOnChunk(bench, delivery, chunk, { pool, prices })
      .catch((error) => platform.log.error({ err: error }, 'a chunk was left to be done again'))
      .finally(() => underWay.delete(work))
    underWay.add(work)
  }

  /** Once a second, and at once when there is a new job; not while as many chunks wait as there are slots. */
  const mayLookForOthers = () => {
    if (underWay.size >= 2 * platform.settings.CONCURRENCY || Date.now() < lookForOthersAt) return false
    lookForOthersAt = Date.now() + lookAgainMs
    return true
  }

  const loop = async () => {
    while (!ending.signal.aborted) {
      const isFull = !bench.slots.hasRoom()
      if (isFull && !mayLookForOthers()) {
        await sleep(freeSlotMs)
        continue
      }
      // Where every slot is taken, a job of which nothing waits still gets its turn: else it would lose slots to the others.
      const wasThere = await takeChunk(isFull ? bench.slots.waiting() : []).catch((error) => {
        platform.log.warn({ err: error }, 'no chunk could be taken')
        return false
      })
      if (!wasThere && !isFull) await sleep(lookAgainMs)
    }
  }

  const offWork = platform.events.on(workChannel, () => {
    lookForOthersAt = 0
    wake()
  })
  const offStop = platform.events.on(stopChannel, (payload) => {
    if (payload) bench.stopped.add(Number(payload))
    else void lookForStopped()
  })
  const lookForStopped = () =>
    refreshStopped(platform.db, bench.stopped).catch((error) =>
      platform.log.warn({ err: error }, 'could not look for stopped jobs'),
    )
  const sweep = () => {
    void lookForStopped()
    void sweepJobs(platform).catch((error) => platform.log.warn({ err: error }, 'a sweep did not succeed'))
    void forgetSilentWorkers(platform.db).catch((error) =>
      platform.log.warn({ err: error }, 'workers that are gone were not forgotten'),
    )
  }
  const sweeping = setInterval(sweep, sweepEveryMs)
  sweep()
  const presence = keepWorkerSeen(platform, {
    slots: platform.settings.CONCURRENCY,
    underWay: () => bench.slots.taken(),
  })
  const running = loop()

  return {
    async stop() {
      ending.abort()
      wake()
      clearInterval(sweeping)
      offWork()
      offStop()
      const patience = setTimeout(() => givingUp.abort(new Error('the process ends')), finishWithinMs)
      await running
      await Promise.allSettled(underWay)
      clearTimeout(patience)
      await announcer.close()
      await presence.end()
    },
  }
}
