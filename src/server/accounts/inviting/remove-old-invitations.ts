import { sql } from 'drizzle-orm'
import { invitations } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

const atOnce = 1_000

/** Removes some of the invitations that expired so many days ago, and answers how many that were. */
export async function removeOldInvitations(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${invitations} where id in (
      select id from ${invitations} where expires_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
