import { sql } from 'drizzle-orm'
import { bounds } from '#server/platform/bounds.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Raises the statement time limit of a transaction that writes, removes or recomputes much at once, such as at the start and end of a large
 * job.
 */
export async function allowLongStatements(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(bounds.longStatementMs)}, true)`)
}
