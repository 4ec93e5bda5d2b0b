import { type SQL, sql } from 'drizzle-orm'
import { type BookPeriod, bookZone } from '#contract/entities/book-period.ts'

/**
 * A period for queries on `timestamptz` columns: `contains` is a condition, `unitOf` the day or month that a moment belongs to, as its
 * first day (`2026-11-01`). Days begin in `bookZone`, including daylight saving time.
 */
export function bookPeriodInSql({ from, to, unit }: BookPeriod) {
  return {
    contains: (moment: SQL): SQL => sql`(
      ${moment} >= ${from}::date::timestamp at time zone ${bookZone}
      and ${moment} < (${to}::date + 1)::timestamp at time zone ${bookZone})`,
    unitOf: (moment: SQL): SQL =>
      sql`to_char(date_trunc(${unit}, ${moment} at time zone ${bookZone}), 'YYYY-MM-DD')`,
  }
}

/** The start of the ledger's current month. */
export function monthOfBooksBegins(): SQL {
  return sql`date_trunc('month', now() at time zone ${bookZone}) at time zone ${bookZone}`
}
