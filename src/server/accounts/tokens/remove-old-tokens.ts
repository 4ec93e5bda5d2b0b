import { sql } from 'drizzle-orm'
import { apiTokens } from '#server/accounts/tokens.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

const atOnce = 1_000

/** Deletes a batch of tokens that ended more than `days` days ago. Returns the size of the batch. */
export async function removeOldTokens(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${apiTokens} where id in (
      select id from ${apiTokens}
      where least(revoked_at, expires_at) < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
