import { sql } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

const atOnce = 1_000

/** Deletes a batch of sessions that ended more than `days` days ago. Returns the size of the batch. */
export async function removeOldSessions(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${sessions} where token_hash in (
      select token_hash from ${sessions} where expires_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
