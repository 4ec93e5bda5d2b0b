import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'

/** Deletes records about keys and their use that are more than `days` days old. Returns the number of rows. */
export async function removeOldKeyHealth(tx: Transaction, days: number): Promise<number> {
  const before = sql`now() - make_interval(days => ${days}::int)`
  const removed = [
    await tx.execute(sql`delete from key_shares where seen_at < ${before}`),
    await tx.execute(sql`delete from key_health where changed_at < ${before}`),
  ]
  return removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
