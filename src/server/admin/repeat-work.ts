import type { Platform } from '#server/platform/platform.ts'

export interface RepeatedWork {
  /** Begins nothing new, and ends the query under way. */
  stop(): Promise<void>
}

/**
 * Works after `afterMs`, and again `everyMs` after each end. A failed time is told in the log as `complaint`, unless it
 * was the stop that ended it.
 */
export function repeatWork(
  { log }: Platform,
  work: (signal: AbortSignal) => Promise<void>,
  { afterMs, everyMs, complaint }: { afterMs: number; everyMs: number; complaint: string },
): RepeatedWork {
  const ending = new AbortController()
  let underWay = Promise.resolve()
  const begin = () => {
    underWay = work(ending.signal)
      .catch((error) => {
        if (!ending.signal.aborted) log.warn({ err: error }, complaint)
      })
      .then(() => {
        if (!ending.signal.aborted) waiting = setTimeout(begin, everyMs)
      })
  }
  let waiting = setTimeout(begin, afterMs)
  return {
    async stop() {
      clearTimeout(waiting)
      ending.abort()
      await underWay
    },
  }
}
