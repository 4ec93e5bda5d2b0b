export interface Allowance {
  limit: number
  remaining: number
  /** Until everything is available again. */
  resetMs: number
  /** Until one more call is; 0 when this one is allowed. */
  waitMs: number
}

// What a provider grants a small customer, named in the headers when nothing is limited.
const namedLimit = 4_000

/** A bucket per key that fills evenly over a minute: a full one lets a burst of a minute's calls through. */
export function createRateLimit(now: () => number = Date.now) {
  const buckets = new Map<string, { left: number; at: number }>()
  return function take(key: string, perMinute: number | null): Allowance {
    if (perMinute === null) return { limit: namedLimit, remaining: namedLimit - 1, resetMs: 0, waitMs: 0 }
    const time = now()
    const bucket = buckets.get(key) ?? { left: perMinute, at: time }
    const perMs = perMinute / 60_000
    const filled = Math.min(perMinute, bucket.left + (time - bucket.at) * perMs)
    const isAllowed = filled >= 1
    const left = isAllowed ? filled - 1 : filled
    buckets.set(key, { left, at: time })
    return {
      limit: perMinute,
      remaining: Math.floor(left),
      resetMs: (perMinute - left) / perMs,
      waitMs: isAllowed ? 0 : (1 - filled) / perMs,
    }
  }
}
