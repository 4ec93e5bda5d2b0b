import { sql } from 'drizzle-orm'
import { invitations } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

const atOnce = 1_000

/** Deletes a batch of invitations that expired more than `days` days ago. Returns the size of the batch. */
export async function removeOldInvitations(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${invitations} where id in (
      select id from ${invitations} where expires_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
