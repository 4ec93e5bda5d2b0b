import { setTimeout as sleep } from 'node:timers/promises'

/** Time as this room sees it; tests hand in a faster one. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number
  /** Rejects with the signal's reason when it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

export const realClock: Clock = {
  now: () => performance.now(),
  async sleep(ms, signal) {
    await sleep(ms, undefined, { signal }).catch((error) => {
      throw signal.aborted ? signal.reason : error
    })
  },
}
