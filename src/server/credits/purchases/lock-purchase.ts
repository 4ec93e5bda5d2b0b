import { eq } from 'drizzle-orm'
import { purchases } from '#server/credits/credits.tables.ts'
import { lockAccount } from '#server/credits/lock-account.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { PurchaseRef } from './find-purchase.ts'

export type PurchaseRow = typeof purchases.$inferSelect

/** Locks a purchase until the transaction ends, after its user's credit. */
export async function lockPurchase(tx: Transaction, { id, userId }: PurchaseRef): Promise<PurchaseRow> {
  await lockAccount(tx, userId)
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('no key update')
  if (!purchase) throw new Error(`Purchase ${id} is gone, and purchases are never deleted.`)
  return purchase
}
