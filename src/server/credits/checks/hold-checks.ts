import { sql } from 'drizzle-orm'
import { creditHolds, creditTransactions } from '#server/credits/credits.tables.ts'
import type { Check } from './find-differences.ts'

/** What must hold between holds and the transactions of their jobs. */
export const holdChecks: Record<string, Check> = {
  'a closed hold was charged something else than is booked': sql`
    select 'job ' || hold.job_id || ' of user ' || hold.user_id as whose,
      coalesce(-booked.cents, 0) as expected, hold.charged_cents as found
    from ${creditHolds} as hold left join (
      select job_id, user_id, sum(amount_cents) as cents from ${creditTransactions}
      where cause = 'job' group by job_id, user_id
    ) as booked using (job_id, user_id)
    where hold.closed_at is not null and hold.charged_cents is distinct from coalesce(-booked.cents, 0)`,

  'a job was charged without a settled hold': sql`
    select 'job ' || entry.job_id || ' of user ' || entry.user_id as whose, 'a settled hold' as expected,
      case when hold.job_id is null then 'none' else 'an open hold' end as found
    from ${creditTransactions} as entry left join ${creditHolds} as hold using (job_id, user_id)
    where entry.cause = 'job' and hold.closed_at is null`,

  'a job was charged more than was held': sql`
    select 'job ' || entry.job_id || ' of user ' || entry.user_id as whose,
      'at most ' || hold.cents as expected, -entry.amount_cents as found
    from ${creditTransactions} as entry join ${creditHolds} as hold using (job_id, user_id)
    where entry.cause = 'job' and -entry.amount_cents > hold.cents`,
}
