import { Refusal } from '#server/platform/refusal.ts'

export type FailureLimit = ReturnType<typeof limitFailures>

const maxKeys = 10_000

/**
 * Counts failures by key in this process: `max` within `windowMs` from the first, then `rate_limited`. An attempt
 * counts as failed until it is forgiven, so that many at once don't slip through together.
 */
export function limitFailures({ max, windowMs }: { max: number; windowMs: number }, now = Date.now) {
  const windows = new Map<string, { failures: number; endsAt: number }>()

  return {
    attempt(key: string): void {
      const window = current(key)
      if (window.failures >= max) {
        throw new Refusal('rate_limited', { retryAfterSeconds: Math.ceil((window.endsAt - now()) / 1000) })
      }
      window.failures++
    },
    forgive(key: string): void {
      windows.delete(key)
    },
  }

  function current(key: string) {
    const known = windows.get(key)
    if (known && known.endsAt > now()) return known
    const fresh = { failures: 0, endsAt: now() + windowMs }
    windows.delete(key)
    windows.set(key, fresh)
    if (windows.size > maxKeys) forgetOldest()
    return fresh
  }

  // A map keeps the order in which windows were opened.
  function forgetOldest(): void {
    const [oldest] = windows.keys()
    if (oldest !== undefined) windows.delete(oldest)
  }
}
