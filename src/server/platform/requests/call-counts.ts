import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** The number of keys counted at the same time; beyond it the least recent caller's count is reset. */
const mostCounted = 5_000

interface Counted {
  calls: number
  endsAt: number
}

/**
 * Counts the calls of each key in its time window. The rate limiter reads a count some time after it was made, so each call gets a result
 * of its own; the store of `@fastify/rate-limit` shares one object, which reports the last count to every call.
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
