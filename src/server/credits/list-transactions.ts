import { and, asc, count, eq } from 'drizzle-orm'
import type { TransactionQuery } from '#contract/endpoints/credits.ts'
import type { Database } from '#server/platform/open-database.ts'
import { adjustmentReasons, creditTransactions, ownTransactions } from './credits.tables.ts'
import { matching, selectTransactions, type TransactionRow } from './select-transactions.ts'

/** A user's transactions, newest first unless ordered otherwise, and the total that matches. */
export async function listTransactions(
  db: Database,
  userId: number,
  query: TransactionQuery,
): Promise<{ rows: TransactionRow[]; total: number }> {
  const wanted = matching(query)
  const page = selectTransactions(db, userId, wanted)
  if (query.order === 'asc') page.orderBy(asc(creditTransactions.id))
  if (query.limit !== undefined) page.limit(query.limit)
  const [rows, [counted]] = await Promise.all([
    page.offset(query.offset ?? 0),
    db
      .select({ total: count() })
      .from(creditTransactions)
      .leftJoin(adjustmentReasons, eq(adjustmentReasons.transactionId, creditTransactions.id))
      .where(and(ownTransactions({ id: userId }), wanted)),
  ])
  return { rows: rows.map(({ entry, reason }) => ({ ...entry, reason })), total: counted?.total ?? 0 }
}
