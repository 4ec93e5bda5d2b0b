/** Spaces calls out in time: a leaky bucket that holds one. */
export interface RateLimiter {
  /** How long until the next call can be sent. */
  waitMs(now: number): number
  /** Records that a call is sent. */
  take(now: number, callsPerSecond: number | null): void
}

/** If a call is slightly late, the next one can be slightly early. */
export function createRateLimiter(): RateLimiter {
  let nextAt = Number.NEGATIVE_INFINITY
  return {
    waitMs: (now) => Math.max(0, nextAt - now),
    take(now, callsPerSecond) {
      if (callsPerSecond === null) nextAt = Number.NEGATIVE_INFINITY
      else nextAt = Math.max(nextAt, now - 1000 / callsPerSecond) + 1000 / callsPerSecond
    },
  }
}
