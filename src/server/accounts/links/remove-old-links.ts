import { sql } from 'drizzle-orm'
import { accountTokens } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

const atOnce = 1_000

/** Deletes a batch of mailed links, used or not, that expired more than `days` days ago. Returns the size of the batch. */
export async function removeOldLinks(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${accountTokens} where token_hash in (
      select token_hash from ${accountTokens} where expires_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
