import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import type { TransactionQuery } from '#contract/endpoints/credits.ts'
import { highestId } from '#contract/entities/id.ts'
import type { Database } from '#server/platform/open-database.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { adjustmentReasons, creditTransactions, ownTransactions } from './credits.tables.ts'

export type TransactionRow = typeof creditTransactions.$inferSelect & { reason: string | null }

/** A query for a user's transactions that match `wanted`, newest first unless ordered otherwise. */
export function selectTransactions(db: Database, userId: number, wanted: SQL | undefined) {
  return db
    .select({ entry: creditTransactions, reason: adjustmentReasons.reason })
    .from(creditTransactions)
    .leftJoin(adjustmentReasons, eq(adjustmentReasons.transactionId, creditTransactions.id))
    .where(and(ownTransactions({ id: userId }), wanted))
    .orderBy(desc(creditTransactions.id))
    .$dynamic()
}

/** Matches the type, and by `search` the number of a job or purchase, or words of a reason. */
export function matching({ type, search }: Pick<TransactionQuery, 'type' | 'search'>): SQL | undefined {
  return and(type && eq(creditTransactions.type, type), search ? found(search) : undefined)
}

function found(search: string): SQL | undefined {
  const number = /^\d+$/.test(search) && Number(search) <= highestId ? Number(search) : null
  const isNumber =
    number === null
      ? undefined
      : or(eq(creditTransactions.jobId, number), eq(creditTransactions.purchaseId, number))
  return or(isNumber, ilike(adjustmentReasons.reason, searchPattern(search)))
}
