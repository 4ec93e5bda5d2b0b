import { sql } from 'drizzle-orm'
import { creditHolds, creditTransactions } from '#server/credits/credits.tables.ts'
import type { Check } from './find-differences.ts'

const whose = (row: 'hold' | 'entry') =>
  sql.raw(`case ${row}.position when 0 then 'job ' || ${row}.job_id
    else 'image ' || ${row}.job_id || '-' || ${row}.position end || ' of user ' || ${row}.user_id as whose`)

/** What must hold between holds and the transactions of their jobs and single pictures. */
export const holdChecks: Record<string, Check> = {
  'a closed hold was charged something else than is booked': sql`
    select ${whose('hold')},
      coalesce(-booked.cents, 0) as expected, hold.charged_cents as found
    from ${creditHolds} as hold left join (
      select job_id, position, user_id, sum(amount_cents) as cents from ${creditTransactions}
      where cause = 'job' group by job_id, position, user_id
    ) as booked using (job_id, position, user_id)
    where hold.closed_at is not null and hold.charged_cents is distinct from coalesce(-booked.cents, 0)`,

  'a job was charged without a settled hold': sql`
    select ${whose('entry')}, 'a settled hold' as expected,
      case when hold.job_id is null then 'none' else 'an open hold' end as found
    from ${creditTransactions} as entry left join ${creditHolds} as hold using (job_id, position, user_id)
    where entry.cause = 'job' and hold.closed_at is null`,

  'a job was charged more than was held': sql`
    select ${whose('entry')},
      'at most ' || hold.cents as expected, -entry.amount_cents as found
    from ${creditTransactions} as entry join ${creditHolds} as hold using (job_id, position, user_id)
    where entry.cause = 'job' and -entry.amount_cents > hold.cents`,
}
