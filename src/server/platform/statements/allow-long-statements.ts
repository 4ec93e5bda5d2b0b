import { sql } from 'drizzle-orm'
import { bounds } from '#server/platform/bounds.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Lets the statements of a transaction take longer than what a call asks for may: where much is written, removed or
 * recomputed at once, as at the start and the end of a large job.
 */
export async function allowLongStatements(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(bounds.longStatementMs)}, true)`)
}
