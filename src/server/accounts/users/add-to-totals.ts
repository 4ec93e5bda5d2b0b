import { clientOf, type Transaction } from '#server/platform/open-database.ts'

const statement = {
  name: 'add-to-totals',
  text: `update users set total_processed_images = total_processed_images + $2,
    total_cost_cents = total_cost_cents + $3 where id = $1`,
}

/** Adds a job's described images to the user's statistics, in the transaction that ends the job. */
export async function addToTotals(
  tx: Transaction,
  userId: number,
  { images, cents }: { images: number; cents: number },
): Promise<void> {
  await clientOf(tx).query({ ...statement, values: [userId, images, cents] })
}
