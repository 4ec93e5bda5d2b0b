import { type SQL, sql } from 'drizzle-orm'
import { creditAccounts, creditHolds, creditTransactions, purchases } from '#server/credits/credits.tables.ts'
import type { Check } from './find-differences.ts'

const booked = sql`(
  select user_id, sum(amount_cents) as cents from ${creditTransactions} group by user_id) as booked`

const held = sql`(
  select user_id, sum(cents) as cents from ${creditHolds} where closed_at is null group by user_id) as held`

/** A cause that can happen once has one name, whatever the reference says. */
const cause = sql`case cause
  when 'job' then case position when 0 then 'job ' || job_id else 'image ' || job_id || '-' || position end
  when 'purchase' then 'purchase ' || purchase_id
  when 'starting_credit' then 'starting credit of user ' || user_id
  when 'closing' then 'closing of user ' || user_id
  else reference end`

/** What must hold for each user's account. `existingUserIds` is a query for the ids of users who are not deleted. */
export function accountChecks(existingUserIds: SQL): Record<string, Check> {
  return {
    'balance is not what is booked less what is held': sql`
      select 'user ' || account.user_id as whose, balance_cents as found,
        coalesce(booked.cents, 0) - coalesce(held.cents, 0) as expected
      from ${creditAccounts} as account left join ${booked} using (user_id) left join ${held} using (user_id)
      where balance_cents <> coalesce(booked.cents, 0) - coalesce(held.cents, 0)`,

    'held is not the sum of the open holds': sql`
      select 'user ' || account.user_id as whose, coalesce(held.cents, 0) as expected, held_cents as found
      from ${creditAccounts} as account left join ${held} using (user_id)
      where held_cents <> coalesce(held.cents, 0)`,

    'an amount is negative': sql`
      select whose, 'not below 0' as expected, cents as found from (
        select 'balance of user ' || user_id as whose, balance_cents as cents from ${creditAccounts}
        union all select 'held of user ' || user_id, held_cents from ${creditAccounts}
        union all select 'hold of job ' || job_id, least(cents, charged_cents) from ${creditHolds}
        union all select 'purchase ' || id, least(amount_cents, taken_back_cents, uncollected_cents)
          from ${purchases}
      ) as amounts where cents < 0`,

    'a user has no account': sql`
      select 'user ' || present.id as whose, 'an account' as expected, 'none' as found
      from (${existingUserIds}) as present
      where not exists (select 1 from ${creditAccounts} where user_id = present.id)`,

    'an account has no starting credit': sql`
      select 'user ' || user_id as whose, 'a transaction' as expected, 'none' as found
      from ${creditAccounts} as account where not exists (
        select 1 from ${creditTransactions} as entry
        where entry.user_id = account.user_id and entry.cause = 'starting_credit')
      and starts_with_credit`,

    'a starting credit was given for an address that had it': sql`
      select 'user ' || user_id as whose, 'none' as expected, amount_cents as found
      from ${creditAccounts} as account join ${creditTransactions} as entry using (user_id)
      where not starts_with_credit and entry.cause = 'starting_credit'`,

    'something was booked twice': sql`
      select ${cause} as whose, 1 as expected, count(*) as found
      from ${creditTransactions} group by 1 having count(*) > 1`,
  }
}
