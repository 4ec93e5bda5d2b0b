import { removeDeletedJobs } from '#server/jobs/deleting/remove-deleted-jobs.ts'
import type { Queue } from '#server/platform/open-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { removeStaleWorkers } from '#server/provider-runtime/remove-stale-workers.ts'
import { sweepJobs } from './sweep-jobs.ts'

export const sweepQueue = 'sweep'

const minuteSeconds = 60

/**
 * Sweeps for all workers, once in so many seconds by the clock of the database, in whichever of them asks first. What fails is told
 * to the log, and tried again in the next turn.
 */
export async function sweepInTurn(platform: Platform, everySeconds = minuteSeconds): Promise<void> {
  const { queue, log } = platform
  await openSweepQueue(queue)
  // Refused without a word where this turn was asked for already.
  await queue.send(sweepQueue, null, { singletonSeconds: everySeconds })
  const [turn] = await queue.fetch(sweepQueue)
  if (!turn) return
  await Promise.all([
    sweepJobs(platform).catch((error) => log.warn({ err: error }, 'a sweep did not succeed')),
    removeDeletedJobs(platform).catch((error) => log.warn({ err: error }, 'deleted jobs were not removed')),
    removeStaleWorkers(platform.db).catch((error) =>
      log.warn({ err: error }, 'workers that are gone were not forgotten'),
    ),
  ])
  await queue.complete(sweepQueue, turn)
}

async function openSweepQueue(queue: Queue): Promise<void> {
  await queue.createQueue(sweepQueue, {
    // Of a turn that takes longer the process is gone. Two at once would do no harm.
    expireInSeconds: 15 * minuteSeconds,
    // The next one comes by itself.
    retryLimit: 0,
    retentionSeconds: 2 * minuteSeconds,
    // As long as it is there, it is had by nobody else.
    deleteAfterSeconds: 2 * minuteSeconds,
  })
}
