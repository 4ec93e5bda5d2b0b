import { sql } from 'drizzle-orm'
import type { SpendingQuery } from '#contract/endpoints/credits.ts'
import type { Spending } from '#contract/entities/credit.ts'
import { inputWords } from '#contract/words/words-of-issue.ts'
import { column } from '#server/platform/columns.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { ownTransactions } from './credits.tables.ts'

const invalidParameterValue = '22023'
const periods = { day: 30, month: 12 } as const

/**
 * What jobs cost a user in the last 30 days or 12 months, oldest first, zeros included, in days of the time zone. Refuses `invalid_input`
 * if the database does not know the zone.
 */
export async function readSpending(
  db: Database,
  userId: number,
  { unit, timeZone }: SpendingQuery,
): Promise<Spending[]> {
  const step = sql`make_interval(${sql.raw(`${unit}s`)} => 1)`
  const asked = readRows(
    db,
    { from: column.text, cents: column.number },
    sql`
    with period as (
      select generate_series(today - ${step} * ${periods[unit] - 1}::int, today, ${step}) as begins
      from date_trunc(${unit}, now() at time zone ${timeZone}) as today
    ), spent as (
      select date_trunc(${unit}, created_at at time zone ${timeZone}) as begins, -sum(amount_cents) as cents
      from credit_transactions where ${ownTransactions({ id: userId })} and cause = 'job'
        and created_at >= (select min(begins) from period) at time zone ${timeZone}
      group by 1
    )
    select to_char(begins, 'YYYY-MM-DD') as "from", coalesce(cents, 0) as cents
    from period left join spent using (begins) order by begins`,
  )
  return await asked.catch(refuseUnknownZone)
}

// The contract checks against the runtime's list of zones, which has a few old names that PostgreSQL lacks.
function refuseUnknownZone(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined
  const isUnknown = cause instanceof Object && 'code' in cause && cause.code === invalidParameterValue
  if (!isUnknown) throw error
  throw new InvalidInput([{ path: 'timeZone', words: inputWords.timeZoneUnknown }])
}
