import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Resets a user's statistics to zero. Refuses `not_found`. */
export async function resetTotals(tx: Transaction, userId: number): Promise<void> {
  const reset = await tx
    .update(users)
    .set({ totalProcessedImages: 0, totalCostCents: 0 })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (reset.rowCount === 0) throw new Refusal('not_found')
}
