import { and, asc, gt, type SQL } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { pagesAfter } from '#server/platform/pages-after.ts'
import { creditTransactions } from './credits.tables.ts'
import { selectTransactions, type TransactionRow } from './select-transactions.ts'

const rowsPerPage = 1_000

/** A user's transactions, oldest first, page by page. */
export async function* transactionPages(
  db: Database,
  userId: number,
  wanted?: SQL,
): AsyncGenerator<TransactionRow[]> {
  const readAfter = (last: { entry: { id: number } } | null) =>
    selectTransactions(db, userId, and(wanted, gt(creditTransactions.id, last?.entry.id ?? 0)))
      .orderBy(asc(creditTransactions.id))
      .limit(rowsPerPage)
  for await (const page of pagesAfter(readAfter)) {
    yield page.map(({ entry, reason }) => ({ ...entry, reason }))
  }
}
