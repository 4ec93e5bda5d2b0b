import { sql } from 'drizzle-orm'
import { jobShares } from '#server/jobs/jobs.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

const atOnce = 1_000

/** Deletes a batch of links that expired more than `days` days ago, and returns its size. */
export async function removeOldShares(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${jobShares} where id in (
      select id from ${jobShares} where expires_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
