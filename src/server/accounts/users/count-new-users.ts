import { sql } from 'drizzle-orm'
import type { BookPeriod } from '#contract/entities/book-period.ts'
import { column } from '#server/platform/column.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { bookPeriodInSql } from '#server/platform/statements/book-period-in-sql.ts'

/**
 * How many users registered within the period, by day or month, oldest first; days and months without registrations are omitted. Deleted
 * users are not counted.
 */
export async function countNewUsers(
  db: Database,
  period: BookPeriod,
): Promise<{ from: string; newUsers: number }[]> {
  const { contains, unitOf } = bookPeriodInSql(period)
  const registeredAt = sql`created_at`
  return await readRows(
    db,
    { from: column.text, newUsers: column.number },
    sql`
    select ${unitOf(registeredAt)} as "from", count(*)::int as "newUsers"
    from users
    where deleted_at is null and ${contains(registeredAt)}
    group by 1 order by 1`,
  )
}
