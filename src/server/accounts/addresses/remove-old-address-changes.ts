import { sql } from 'drizzle-orm'
import { addressChanges } from '#server/accounts/addresses.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

const atOnce = 1_000

/** Removes some of the changes of address, made or not, whose time was over so many days ago, and answers how many that were. */
export async function removeOldAddressChanges(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${addressChanges} where id in (
      select id from ${addressChanges} where expires_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
