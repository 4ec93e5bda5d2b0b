import { clientOf, type Transaction } from '#server/platform/open-database.ts'

const statement = {
  name: 'count-paid-images',
  text: `insert into unpaid_call_counts as known (user_id, hour, paid_images) values ($1, date_trunc('hour', now(), 'UTC'), $2)
    on conflict (user_id, hour) do update set paid_images = known.paid_images + excluded.paid_images`,
}

/** Counts images that a user paid for, in the transaction that charges them: the allowance for unpaid calls is a share of these. */
export async function countPaidImages(tx: Transaction, userId: number, images: number): Promise<void> {
  if (images === 0) return
  await clientOf(tx).query({ ...statement, values: [userId, images] })
}
