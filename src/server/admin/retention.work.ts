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
 * Removes once a day, in whichever process looks first, what the settings no longer keep. Each looks every hour whether the
 * day's turn has been had, or was begun by one that is gone, and removes attempts that count no more: strangers make
 * these. A stop leaves the rest to the next process.
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
  // Refused without a word where the day has its turn already.
  await queue.send(retentionQueue, null, { singletonSeconds: daySeconds })
  const [turn] = await queue.fetch(retentionQueue)
  if (!turn) return
  try {
    const counts = await removeOld(platform, signal)
    await queue.complete(retentionQueue, turn)
    log.info(counts, 'what is not kept any longer was removed')
  } catch (error) {
    await queue.fail(retentionQueue, turn)
    throw error
  }
}

async function openRetentionQueue(queue: Queue): Promise<void> {
  await queue.createQueue(retentionQueue, {
    // Of a turn that takes longer the process is gone. Two at once would do no harm.
    expireInSeconds: 60 * 60,
    retryLimit: 20,
    retryDelay: 60,
    retentionSeconds: daySeconds,
    // As long as it is there, its day has no second one.
    deleteAfterSeconds: 2 * daySeconds,
  })
}
