/** Keeps calls apart in time: a leaky bucket that holds one. */
export interface RateLimiter {
  /** Until the next call may be sent. */
  waitMs(now: number): number
  /** A call is sent. */
  take(now: number, callsPerSecond: number | null): void
}

/** A call that comes a little late lets the next one come a little early. */
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
