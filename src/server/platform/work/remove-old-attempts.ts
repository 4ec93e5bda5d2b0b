import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { attempts } from '#server/platform/platform.tables.ts'

const atOnce = 1_000

/**
 * Removes some of the counted attempts whose window is over, and answers how many. What somebody else counts right now is
 * passed over: nobody waits.
 */
export async function removeOldAttempts(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${attempts} where key_hash in (
      select key_hash from ${attempts} where ends_at <= now()
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
