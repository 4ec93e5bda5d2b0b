import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { column } from './column.ts'
import { attempts } from './platform.tables.ts'
import type { Platform } from './platform.ts'
import { readRows } from './read-rows.ts'
import { Refusal } from './refusal.ts'

export interface Limit {
  max: number
  windowMs: number
}

export interface Attempts {
  /**
   * Counts an attempt and refuses `rate_limited` beyond `max` in the window that began with the first. It counts
   * before its outcome is known, so that many at once don't slip through together.
   */
  count(key: string, limit: Limit): Promise<void>
  /** Forgets the attempts: the last one was right. */
  forgive(key: string): Promise<void>
}

const cleanUpOnceIn = 50

/** Counts attempts for all processes together. With RATE_LIMIT=off nothing is counted. */
export function limitAttempts({ db, settings }: Pick<Platform, 'db' | 'settings'>): Attempts {
  if (settings.RATE_LIMIT === 'off') return { count: async () => {}, forgive: async () => {} }
  return {
    async count(key, { max, windowMs }) {
      if (Math.random() * cleanUpOnceIn < 1) await removeOver(db)
      const rows = await readRows(
        db,
        { count: column.number, seconds: column.number },
        sql`
        insert into ${attempts} as known (key_hash, count, ends_at)
        values (${hashKey(key)}, 1, now() + make_interval(secs => ${windowMs / 1000}))
        on conflict (key_hash) do update set
          count = case when known.ends_at > now() then known.count + 1 else 1 end,
          ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
        returning count, extract(epoch from ends_at - now())::float8 as seconds`,
      )
      const [{ count, seconds }] = rows as [(typeof rows)[number]]
      if (count > max) throw new Refusal('rate_limited', { retryAfterSeconds: Math.ceil(seconds) })
    },
    async forgive(key) {
      await db.delete(attempts).where(eq(attempts.keyHash, hashKey(key)))
    },
  }
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** What somebody else is counting right now is passed over: nobody waits, and nobody waits in a circle. */
async function removeOver(db: Platform['db']): Promise<void> {
  await db.execute(sql`
    delete from ${attempts} where key_hash in (
      select key_hash from ${attempts} where ends_at <= now() limit 1000 for update skip locked)`)
}
