import { sql } from 'drizzle-orm'
import type { SpendingQuery } from '#contract/endpoints/credits.ts'
import type { Spending } from '#contract/entities/credit.ts'
import type { Database } from '#server/platform/open-database.ts'

const periods = { day: 30, month: 12 } as const

/** What jobs cost a user in the last 30 days or 12 months, oldest first, zeros included; days are those of the time zone. */
export async function readSpending(
  db: Database,
  userId: number,
  { unit, timeZone }: SpendingQuery,
): Promise<Spending[]> {
  const step = sql`make_interval(${sql.raw(`${unit}s`)} => 1)`
  const { rows } = await db.execute<{ from: string; cents: string }>(sql`
    with period as (
      select generate_series(today - ${step} * ${periods[unit] - 1}::int, today, ${step}) as begins
      from date_trunc(${unit}, now() at time zone ${timeZone}) as today
    )
    select to_char(period.begins, 'YYYY-MM-DD') as "from", coalesce(-sum(entry.amount_cents), 0) as cents
    from period left join credit_transactions entry on entry.user_id = ${userId} and entry.cause = 'job'
      and entry.created_at >= period.begins at time zone ${timeZone}
      and entry.created_at < (period.begins + ${step}) at time zone ${timeZone}
    group by period.begins order by period.begins`)
  return rows.map(({ from, cents }) => ({ from, cents: Number(cents) }))
}
