import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** Whose calls are counted at the same time; of more, who called the longest ago begins anew. */
const mostCounted = 5_000

interface Counted {
  calls: number
  endsAt: number
}

/**
 * Counts the calls of each key within its time. The rate limit reads a count later than it was made: each call is handed
 * a count of its own, that of `@fastify/rate-limit` is one object for all and says the last one to all of them.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #byKey = new Map<string, Counted>()

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = Date.now()
    const known = this.#byKey.get(key)
    const counted = known && known.endsAt > now ? known : { calls: 0, endsAt: now + timeWindow }
    counted.calls += 1
    this.#byKey.delete(key)
    this.#byKey.set(key, counted)
    const [oldest] = this.#byKey.keys()
    if (this.#byKey.size > mostCounted && oldest !== undefined) this.#byKey.delete(oldest)
    callback(null, { current: counted.calls, ttl: counted.endsAt - now })
  }

  child(): CallCounts {
    return new CallCounts()
  }
}
