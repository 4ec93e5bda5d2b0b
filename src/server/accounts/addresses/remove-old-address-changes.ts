import { sql } from 'drizzle-orm'
import { addressChanges } from '#server/accounts/addresses.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

const atOnce = 1_000

/** Deletes a batch of address changes, completed or not, that expired more than `days` days ago. Returns the size of the batch. */
export async function removeOldAddressChanges(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${addressChanges} where id in (
      select id from ${addressChanges} where expires_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
