import { sql } from 'drizzle-orm'
import type { Transaction } from './open-database.ts'
import { attempts } from './platform.tables.ts'

const atOnce = 1_000

/** Removes some of the counted attempts whose window was over so many days ago, and answers how many that were. */
export async function removeOldAttempts(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${attempts} where key_hash in (
      select key_hash from ${attempts} where ends_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
