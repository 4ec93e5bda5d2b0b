import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'

/** Deletes hours that no budget counts any more. Returns the number of rows. */
export async function removeOldUnpaidCalls(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(sql`delete from unpaid_calls where hour < now() - interval '2 days'`)
  return rowCount ?? 0
}
