import { sql } from 'drizzle-orm'
import type { BookPeriod } from '#contract/entities/book-period.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { bookPeriodInSql } from '#server/platform/statements/book-period-in-sql.ts'

/** What jobs of one or more days or months were charged. */
export interface Revenue {
  cents: number
  /** The images that were charged. */
  images: number
}

/**
 * Charges for jobs that ended within the period, by day or month, oldest first; days and months without charges are omitted. A job is
 * charged in the transaction that ends it, so the ledger's time is the job's end.
 */
export async function readRevenue(db: Database, period: BookPeriod): Promise<(Revenue & { from: string })[]> {
  const { contains, unitOf } = bookPeriodInSql(period)
  const chargedAt = sql`created_at`
  return await readRows(
    db,
    { from: column.text, cents: column.number, images: column.number },
    sql`
    select ${unitOf(chargedAt)} as "from", -sum(amount_cents) as cents, sum(image_count) as images
    from credit_transactions
    where cause = 'job' and ${contains(chargedAt)}
    group by 1 order by 1`,
  )
}
