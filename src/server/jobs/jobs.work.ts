import type { ProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createFairSemaphore } from '#server/platform/waiting/create-fair-semaphore.ts'
import { type Round, runLoop } from '#server/platform/work/run-loop.ts'
import type { OpenPools } from '#server/provider-runtime/open-pools.ts'
import { poolOfOwner } from '#server/provider-runtime/pool-of-owner.ts'
import { reportWorker } from '#server/provider-runtime/report-worker.ts'
import { changedChannel, stopChannel, workChannel } from './channels.ts'
import { type ChunkRef, chunkQueue, type Delivery, groupOf } from './chunk-queue.ts'
import { bookControl } from './costs/book-control.ts'
import { listModelPrices } from './costs/list-model-prices.ts'
import { createChangeAnnouncer } from './following/create-change-announcer.ts'
import { readImageHeaders } from './image-headers.ts'
import { indexForSearch } from './reading/index-for-search.ts'
import { type ClaimedChunk, claimChunk } from './working/claim-chunk.ts'
import { createCooldowns } from './working/create-cooldowns.ts'
import { processChunk, type Worker } from './working/process-chunk.ts'
import { refreshStopped } from './working/refresh-stopped.ts'
import { sweepInTurn } from './working/sweep-in-turn.ts'

const lookAgainMs = 1_000
const freeSlotMs = 50
const sweepEveryMs = 60_000
const findableEveryMs = 5_000
/** A shutdown must be over within 10 s: work in progress gets most of it. */
const finishWithinMs = 7_000

export interface Work {
  /** Finishes work in progress or hands it back; done within 10 s. */
  stop(): Promise<void>
}

/** Starts a worker: takes chunks from the queue while there is room, and runs the periodic sweeps. */
export function startWork(
  platform: Platform,
  { fetcher, pools }: Pick<Worker, 'fetcher'> & { pools: ProviderPools & Partial<OpenPools> },
): Work {
  pools.bookControlsBy?.((call) => bookControl(platform, call))
  const cooldowns = createCooldowns()
  let lookForOthersAt = 0

  const changes = createChangeAnnouncer(async (jobIds) => {
    await platform.pool.query('select pg_notify($1, $2)', [changedChannel, jobIds.join()])
  })
  const worker = {
    platform,
    fetcher,
    pools,
    slots: createFairSemaphore<number>(platform.settings.CONCURRENCY, () => loop.wake()),
    stopped: new Set<number>(),
    changed: changes.announce,
    coolDown: cooldowns.add,
  }

  /**
   * Takes a chunk of any owner except these. Returns whether there was one. From then on the chunk's images hold slots or wait for them.
   */
  const takeChunk = async (its: Round, others: number[]): Promise<boolean> => {
    const [delivery] = await platform.queue.fetch<ChunkRef>(chunkQueue, {
      ignoreGroups: [...cooldowns.current(), ...others].map(groupOf),
    })
    if (!delivery) return false
    const chunk = await claimChunk(platform.db, delivery.data)
    if (chunk) await begin(its, delivery, chunk)
    else await platform.queue.complete(chunkQueue, delivery)
    return true
  }

  const begin = async (its: Round, delivery: Delivery, chunk: ClaimedChunk) => {
    const pool = await poolOfOwner(platform, pools, chunk.owner)
    const prices = await listModelPrices(platform.db)
    const imageHeaders = await readImageHeaders(platform, chunk)
    const { ending, givingUp } = its
    its.begin(
      processChunk({ ...worker, ending, givingUp }, delivery, chunk, { pool, prices, imageHeaders }).catch(
        (error) => platform.log.error({ err: error }, 'a chunk failed and will be retried'),
      ),
    )
  }

  /** Once a second, and at once when there is a new job; not while as many chunks wait as there are slots. */
  const mayLookForOthers = (underWay: number) => {
    if (underWay >= 2 * platform.settings.CONCURRENCY || Date.now() < lookForOthersAt) return false
    lookForOthersAt = Date.now() + lookAgainMs
    return true
  }

  const takeWhatFits = async (its: Round): Promise<number> => {
    if (worker.slots.hasRoom()) return (await takeChunk(its, [])) ? 0 : lookAgainMs
    // While others wait for a slot, an owner without waiting work still gets a turn: otherwise they would lose slots to the others.
    const waiting = worker.slots.waiting()
    if (waiting.length === 0 || !mayLookForOthers(its.underWay())) return freeSlotMs
    await takeChunk(its, waiting)
    return 0
  }

  const offWork = platform.events.on(workChannel, () => {
    lookForOthersAt = 0
    loop.wake()
  })
  const offStop = platform.events.on(stopChannel, (payload) => {
    if (payload) worker.stopped.add(Number(payload))
    else void lookForStopped()
  })
  const lookForStopped = () =>
    refreshStopped(platform.db, worker.stopped).catch((error) =>
      platform.log.warn({ err: error }, 'could not look for stopped jobs'),
    )
  const sweep = async () => {
    // In every process: it refreshes the process's own memory.
    await Promise.all([lookForStopped(), sweepInTurn(platform)])
  }
  const sweeping = runLoop(platform.log, sweep, {
    complaint: 'a sweep failed',
    everyMs: sweepEveryMs,
  })
  // Separate from the sweeps: after an update there may be millions of texts to index.
  const finding = runLoop(
    platform.log,
    async () => ((await indexForSearch(platform.db)) ? 0 : findableEveryMs),
    { complaint: 'texts could not be made findable', pauseMs: findableEveryMs },
  )
  const report = reportWorker(platform, {
    slots: platform.settings.CONCURRENCY,
    underWay: () => worker.slots.taken(),
  })
  const loop = runLoop(platform.log, takeWhatFits, {
    complaint: 'no chunk could be taken',
    pauseMs: lookAgainMs,
    finishWithinMs,
  })

  return {
    async stop() {
      offWork()
      offStop()
      await Promise.all([loop.stop(), sweeping.stop(), finding.stop()])
      await changes.close()
      await report.end()
    },
  }
}
