import { sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** For `changed_at`: the database's clock, which all processes share, in the precision of a `Date`. */
export const changedNow = sql<Date>`date_trunc('milliseconds', clock_timestamp())`

/** The same as a `Date`. */
export async function readClock(tx: Transaction): Promise<Date> {
  const milliseconds = sql`(extract(epoch from ${changedNow}) * 1000)::float8`
  const [clock] = await readRows(tx, { ms: column.number }, sql`select ${milliseconds} as ms`)
  return new Date(Math.round(clock!.ms))
}
