import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { CountedLimit } from '#contract/counted-limits.ts'
import type { Owner } from './caller.ts'
import { column } from './columns.ts'
import { networksOf } from './networks-of.ts'
import type { Transaction } from './open-database.ts'
import { attemptCounts } from './platform.tables.ts'
import type { Platform } from './platform.ts'
import { readRows } from './read-rows.ts'
import { Refusal } from './refusal.ts'

export interface Limit {
  max: number
  windowMs: number
  /** Its label in `bildwort_bounds_reached_total`. */
  bound?: string
  /** Its name in the headers `RateLimit` and `RateLimit-Policy`. */
  said?: CountedLimit
}

export interface Attempts {
  /**
   * Counts an attempt, or as many as `amount`, and refuses `rate_limited` beyond `max` in the window that began with the first one. It
   * counts before the outcome is known, so that concurrent attempts cannot slip through together.
   */
  count(key: string, limit: Limit, amount?: number): Promise<void>
  /**
   * Counts an attempt for each network of the address, narrowest first: once the narrowest is over its limit, further attempts do not count
   * against its neighbours. Returns the count of the narrowest. Refuses `rate_limited`.
   */
  countFrom(address: string, key: string, limit: Limit): Promise<number>
  /** Counts without refusing, and returns the count in the window; 0 if counting is off. */
  tally(key: string, windowMs: number): Promise<number>
  /** The same, with the seconds until the window ends; null if counting is off. */
  measure(key: string, windowMs: number): Promise<{ count: number; seconds: number } | null>
  /** Counts in this transaction: if it fails, nothing was counted. */
  within(tx: Transaction): Attempts
  /** Takes one attempt back. */
  uncount(key: string, limit: Limit): Promise<void>
  /** Forgets the attempts, because the last one was right. */
  forgive(key: string): Promise<void>
  /** Forgets those of the address's narrowest network. */
  forgiveFrom(address: string, key: string): Promise<void>
}

/** Whose attempts are counted: those with test tokens apart, so that tests do not use up the limits of live data. */
export const countedFor = ({ id, isTest }: Owner): string => (isTest ? `${id} (test)` : String(id))

/** Counts attempts across all processes. With RATE_LIMIT=off nothing is counted. */
export function limitAttempts({
  db,
  settings,
  metrics,
  sayCount,
}: Pick<Platform, 'settings' | 'metrics' | 'sayCount'> & { db: Platform['db'] | Transaction }): Attempts {
  if (settings.RATE_LIMIT === 'off') return nothingCounted

  async function add(key: string, windowMs: number, amount = 1): Promise<{ count: number; seconds: number }> {
    const rows = await readRows(
      db,
      { count: column.number, seconds: column.number },
      sql`
        insert into ${attemptCounts} as known (key_hash, count, ends_at)
        values (${hashKey(key)}, ${amount}, now() + make_interval(secs => ${windowMs / 1000}))
        on conflict (key_hash) do update set
          count = case when known.ends_at > now() then known.count + ${amount} else ${amount} end,
          ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
        returning count, extract(epoch from ends_at - now())::float8 as seconds`,
    )
    const [row] = rows as [(typeof rows)[number]]
    return row
  }

  async function count(key: string, limit: Limit, amount?: number): Promise<number> {
    const { max, windowMs, bound, said } = limit
    const { count, seconds } = await add(key, windowMs, amount)
    sayCount?.(limit, { count, seconds })
    if (count <= max) return count
    if (bound) metrics.boundsReached.inc({ bound })
    throw new Refusal('rate_limited', {
      retryAfterSeconds: Math.ceil(seconds),
      ...(said && { limit: said, max, windowSeconds: windowMs / 1_000 }),
    })
  }

  async function forgive(key: string): Promise<void> {
    await db.delete(attemptCounts).where(eq(attemptCounts.keyHash, hashKey(key)))
  }

  return {
    async count(key, limit, amount) {
      await count(key, limit, amount)
    },
    async countFrom(address, key, limit) {
      let ofNarrowest: number | undefined
      for (const { name, times } of networksOf(address)) {
        const counted = await count(keyFrom(name, key), { ...limit, max: limit.max * times })
        ofNarrowest ??= counted
      }
      return ofNarrowest ?? 0
    },
    within: (tx) => limitAttempts({ db: tx, settings, metrics, ...(sayCount && { sayCount }) }),
    tally: async (key, windowMs) => (await add(key, windowMs)).count,
    measure: (key, windowMs) => add(key, windowMs),
    async uncount(key, limit) {
      const [left] = await readRows(
        db,
        { count: column.number, seconds: column.number },
        sql`
        update ${attemptCounts} set count = greatest(count - 1, 0) where key_hash = ${hashKey(key)}
        returning count, extract(epoch from ends_at - now())::float8 as seconds`,
      )
      if (left) sayCount?.(limit, left)
    },
    forgive,
    async forgiveFrom(address, key) {
      const [narrowest] = networksOf(address)
      if (narrowest) await forgive(keyFrom(narrowest.name, key))
    },
  }
}

const nothingCounted: Attempts = {
  within: () => nothingCounted,
  count: async () => {},
  countFrom: async () => 0,
  tally: async () => 0,
  measure: async () => null,
  uncount: async () => {},
  forgive: async () => {},
  forgiveFrom: async () => {},
}

function keyFrom(network: string, key: string): string {
  return `${key} from ${network}`
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
