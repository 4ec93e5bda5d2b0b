import { removeDeletedJobs } from '#server/jobs/deleting/remove-deleted-jobs.ts'
import type { Queue } from '#server/platform/open-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { removeStaleWorkers } from '#server/provider-runtime/report-worker.ts'
import { sweepJobs } from './sweep-jobs.ts'

export const sweepQueue = 'sweep'

const minuteSeconds = 60

/**
 * Sweeps on behalf of all workers, once every `everySeconds` by the database's clock, in whichever worker comes first. Failures are logged,
 * and retried in the next turn.
 */
export async function sweepInTurn(platform: Platform, everySeconds = minuteSeconds): Promise<void> {
  const { queue, log } = platform
  await openSweepQueue(queue)
  // Does nothing if this turn is already queued.
  await queue.send(sweepQueue, null, { singletonSeconds: everySeconds })
  const [turn] = await queue.fetch(sweepQueue)
  if (!turn) return
  await Promise.all([
    sweepJobs(platform).catch((error) => log.warn({ err: error }, 'a sweep failed')),
    removeDeletedJobs(platform).catch((error) => log.warn({ err: error }, 'deleted jobs were not removed')),
    removeStaleWorkers(platform.db).catch((error) =>
      log.warn({ err: error }, 'stale workers were not removed'),
    ),
  ])
  await queue.complete(sweepQueue, turn)
}

async function openSweepQueue(queue: Queue): Promise<void> {
  await queue.createQueue(sweepQueue, {
    // A turn that takes longer has lost its process. Two at once would do no harm.
    expireInSeconds: 15 * minuteSeconds,
    // No retry: the next turn comes by itself.
    retryLimit: 0,
    retentionSeconds: 2 * minuteSeconds,
    // While this row exists, the turn is taken.
    deleteAfterSeconds: 2 * minuteSeconds,
  })
}
