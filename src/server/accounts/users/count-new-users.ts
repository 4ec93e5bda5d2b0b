import { sql } from 'drizzle-orm'
import { bookZone, type CostPeriod } from '#contract/entities/provider-cost.ts'
import { column } from '#server/platform/column.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/**
 * How many users registered within the period, by day or month, the oldest first, without those in which nobody did.
 * A user who was deleted since is not counted.
 */
export async function countNewUsers(
  db: Database,
  { from, to, unit }: CostPeriod,
): Promise<{ from: string; newUsers: number }[]> {
  const rows = await readRows(
    db,
    { from: column.text, newUsers: column.number },
    sql`
    select to_char(date_trunc(${unit}, created_at at time zone ${bookZone}), 'YYYY-MM-DD') as "from",
      count(*)::int as "newUsers"
    from users
    where deleted_at is null and created_at >= ${from}::date::timestamp at time zone ${bookZone}
      and created_at < (${to}::date + 1)::timestamp at time zone ${bookZone}
    group by 1 order by 1`,
  )
  return rows
}
