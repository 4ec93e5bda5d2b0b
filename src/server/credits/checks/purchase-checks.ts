import { sql } from 'drizzle-orm'
import { creditTransactions, purchaseReversals, purchases } from '#server/credits/credits.tables.ts'
import type { Check } from './find-differences.ts'

const whose = sql`'purchase ' || purchase.id || ' of user ' || purchase.user_id as whose`

const credited = sql`(
  select purchase_id, sum(amount_cents) as cents from ${creditTransactions}
  where cause = 'purchase' group by purchase_id) as credited on credited.purchase_id = purchase.id`

const takenBack = sql`(
  select purchase_id, -sum(amount_cents) as cents from ${creditTransactions}
  where cause in ('taken_back', 'given_back') group by purchase_id
) as taken_back on taken_back.purchase_id = purchase.id`

const reversed = sql`(
  select purchase_id, sum(cents) as cents from ${purchaseReversals} where undone_at is null group by purchase_id
) as reversed on reversed.purchase_id = purchase.id`

/** What has to be taken back: nothing if it was never credited, and at most what was. */
const due = sql`case when purchase.status = 'paid'
  then least(purchase.amount_cents, coalesce(reversed.cents, 0)) else 0 end`

/** What must hold between purchases, their refunds and disputes, and their transactions. */
export const purchaseChecks: Record<string, Check> = {
  'a paid purchase is not credited': sql`
    select ${whose}, purchase.amount_cents as expected, 'no transaction' as found
    from ${purchases} as purchase left join ${credited}
    where purchase.status = 'paid' and credited.cents is null`,

  'a purchase is credited that is not paid': sql`
    select ${whose}, 'no transaction' as expected, credited.cents as found
    from ${purchases} as purchase join ${credited}
    where purchase.status <> 'paid'`,

  'a purchase is credited with another amount': sql`
    select ${whose}, purchase.amount_cents as expected, credited.cents as found
    from ${purchases} as purchase join ${credited}
    where purchase.status = 'paid' and credited.cents <> purchase.amount_cents`,

  'a purchase is booked to another user': sql`
    select distinct ${whose}, 'user ' || purchase.user_id as expected, 'user ' || entry.user_id as found
    from ${purchases} as purchase join ${creditTransactions} as entry on entry.purchase_id = purchase.id
    where entry.user_id <> purchase.user_id`,

  'taken back is not what is booked as taken back': sql`
    select ${whose}, coalesce(taken_back.cents, 0) as expected, purchase.taken_back_cents as found
    from ${purchases} as purchase left join ${takenBack}
    where purchase.taken_back_cents <> coalesce(taken_back.cents, 0)`,

  'taken back and uncollected are not what was refunded or disputed': sql`
    select ${whose}, ${due} as expected, purchase.taken_back_cents + purchase.uncollected_cents as found
    from ${purchases} as purchase left join ${reversed}
    where purchase.taken_back_cents + purchase.uncollected_cents <> ${due}`,
}
