import { setTimeout as sleep } from 'node:timers/promises'

/** Time as this module sees it; tests hand in a faster one. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  /** Calls back once, unless the answer is called before. Keeps no process alive. */
  later(ms: number, call: () => void): () => void
}

export function laterInRealTime(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms)
  timer.unref()
  return () => clearTimeout(timer)
}

export const realClock: Clock = {
  now: () => performance.now(),
  async sleep(ms, signal) {
    await sleep(ms, undefined, { signal }).catch((error) => {
      throw signal.aborted ? signal.reason : error
    })
  },
  later: laterInRealTime,
}
