import { clientOf, type Transaction } from '#server/platform/open-database.ts'
import { ownAccountAt } from './credits.tables.ts'
import { lockAccount } from './lock-account.ts'

interface Charge {
  jobId: number
  /** 0 or omitted: the whole job; otherwise the position of a single picture. */
  position?: number
  userId: number
  /** Images that succeeded. */
  images: number
  /** Cents per image. */
  priceCents: number
}

/** Does what `bookTransaction` does with a charge, in the statement that closes its hold, because every single picture needs it. */
const statement = {
  name: 'settle-hold',
  text: `
    with hold as (
      update credit_holds set closed_at = now(), charged_cents = $4
      where job_id = $1 and position = $2 and closed_at is null
      returning cents
    ), entry as (
      insert into credit_transactions (user_id, cause, amount_cents, reference, job_id, position, image_count, image_price_cents)
      select $3, 'job', -$4::bigint, $5, $1, $2, $6, $7 from hold where $4 > 0
      on conflict (reference) do nothing
      returning amount_cents
    )
    update credit_accounts set
      balance_cents = balance_cents + hold.cents + coalesce(entry.amount_cents, 0),
      held_cents = held_cents - hold.cents,
      -- Once the balance is no longer low, clear the alert so that it is sent again next time.
      low_balance_told_at = case when entry.amount_cents is null
        or balance_cents + hold.cents + entry.amount_cents < low_balance_cents then low_balance_told_at end
    from hold left join entry on true where ${ownAccountAt('$3')}`,
}

/**
 * Charges a job, or a single picture of one, for what succeeded, as one transaction, and releases the rest of its hold. A hold is settled
 * once; without an open hold nothing is charged. The charge never exceeds the hold.
 */
export async function settleHold(
  tx: Transaction,
  { jobId, position = 0, userId, images, priceCents }: Charge,
): Promise<void> {
  await lockAccount(tx, userId)
  const reference = position === 0 ? `job:${jobId}` : `image:${jobId}:${position}`
  const values = [jobId, position, userId, images * priceCents, reference, images, priceCents]
  await clientOf(tx).query({ ...statement, values })
}

/** Releases everything that a job, or its single picture at `position`, holds, without a charge. */
export async function releaseHold(
  tx: Transaction,
  held: { jobId: number; position?: number; userId: number },
): Promise<void> {
  await settleHold(tx, { ...held, images: 0, priceCents: 0 })
}
