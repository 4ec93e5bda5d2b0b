import type { Queue } from '#server/platform/open-queue.ts'
import type { Platform } from '#server/platform/platform.ts'
import { removeOld } from './remove-old.ts'

export const retentionQueue = 'retention'

const daySeconds = 24 * 60 * 60
const hourMs = 60 * 60_000
/** Many processes start at once, and none has to hurry. */
const firstMs = () => (1 + 4 * Math.random()) * 60_000

export interface RetentionWork {
  /** Begins nothing new, and ends the query under way: the next process goes on. */
  stop(): Promise<void>
}

/**
 * Removes once a day, in whichever process looks first, what the settings no longer keep. Each looks every hour whether the
 * day's turn has been had, or was begun by one that is gone.
 */
export function startRetentionWork(
  platform: Platform,
  { afterMs = firstMs(), everyMs = hourMs } = {},
): RetentionWork {
  const ending = new AbortController()
  let underWay = Promise.resolve()
  const look = () => {
    underWay = takeTurn(platform, ending.signal)
      .catch((error) => {
        if (!ending.signal.aborted) platform.log.warn({ err: error }, 'what is not kept could not be removed')
      })
      .then(() => {
        if (!ending.signal.aborted) waiting = setTimeout(look, everyMs)
      })
  }
  let waiting = setTimeout(look, afterMs)
  return {
    async stop() {
      clearTimeout(waiting)
      ending.abort()
      await underWay
    },
  }
}

async function takeTurn(platform: Platform, signal: AbortSignal): Promise<void> {
  const { queue, log } = platform
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
