import { type SQL, sql } from 'drizzle-orm'
import { type BookPeriod, bookZone } from '#contract/entities/book-period.ts'

/**
 * A period for queries on moments (`timestamptz`): `contains` is a condition, `unitOf` the day or month that a moment
 * counts to, by its first day (`2026-11-01`). Days begin as in `bookZone`, also where the clocks change.
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

/** When the month of the books began that it is now. */
export function monthOfBooksBegins(): SQL {
  return sql`date_trunc('month', now() at time zone ${bookZone}) at time zone ${bookZone}`
}
