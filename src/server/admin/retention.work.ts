import type { Queue } from '#server/platform/open-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { removeOldAttempts } from '#server/platform/work/remove-old-attempts.ts'
import { type Loop, runLoop } from '#server/platform/work/run-loop.ts'
import { removeOld } from './remove-old.ts'

export const retentionQueue = 'retention'

const daySeconds = 24 * 60 * 60
const hourMs = 60 * 60_000
/** Many processes start at once, and none has to hurry. */
const firstMs = () => (1 + 4 * Math.random()) * 60_000

/**
 * Deletes what the settings no longer keep, once a day and in the first process that looks. Each process checks every hour whether the
 * day's run has happened or was started by a process that died, and deletes expired attempt counters, which strangers create. A shutdown
 * leaves the rest to the next process.
 */
export function startRetentionWork(platform: Platform, { afterMs = firstMs(), everyMs = hourMs } = {}): Loop {
  return runLoop(platform.log, ({ ending }) => takeTurn(platform, ending), {
    complaint: 'what is not kept could not be removed',
    firstAfterMs: afterMs,
    pauseMs: everyMs,
  })
}

async function takeTurn(platform: Platform, signal: AbortSignal): Promise<void> {
  const { db, queue, log } = platform
  while (!signal.aborted && (await db.transaction(removeOldAttempts)) > 0);
  await openRetentionQueue(queue)
  // Does nothing if the day already has its run.
  await queue.send(retentionQueue, null, { singletonSeconds: daySeconds })
  const [turn] = await queue.fetch(retentionQueue)
  if (!turn) return
  try {
    const counts = await removeOld(platform, signal)
    await queue.complete(retentionQueue, turn)
    log.info(counts, 'expired data was deleted')
  } catch (error) {
    await queue.fail(retentionQueue, turn)
    throw error
  }
}

async function openRetentionQueue(queue: Queue): Promise<void> {
  await queue.createQueue(retentionQueue, {
    // A run that takes longer has lost its process. Two runs at once would do no harm.
    expireInSeconds: 60 * 60,
    retryLimit: 20,
    retryDelay: 60,
    retentionSeconds: daySeconds,
    // While this row exists, its day gets no second run.
    deleteAfterSeconds: 2 * daySeconds,
  })
}
