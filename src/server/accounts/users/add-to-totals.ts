import { eq, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/** Adds what was described for a user to their statistics, in the transaction that ends the job. */
export async function addToTotals(
  tx: Transaction,
  userId: number,
  { images, cents }: { images: number; cents: number },
): Promise<void> {
  await tx
    .update(users)
    .set({
      totalProcessedImages: sql`${users.totalProcessedImages} + ${images}`,
      totalCostCents: sql`${users.totalCostCents} + ${cents}`,
    })
    .where(eq(users.id, userId))
}
