import { eq, sql } from 'drizzle-orm'
import { bookTransaction } from '#server/credits/book-transaction.ts'
import { purchases } from '#server/credits/credits.tables.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { collectOutstanding } from './collect-outstanding.ts'
import type { PurchaseRow } from './lock-purchase.ts'
import { reconcileReversals } from './reconcile-reversals.ts'

/**
 * Credits a paid purchase, once; then takes back what was refunded of it in the meantime, and collects what the user still owes for older
 * ones. Callers have locked it (`lockPurchase`). Returns false if it is already credited.
 */
export async function creditPurchase(
  tx: Transaction,
  { id, userId, amountCents, status: before }: PurchaseRow,
  { isDelayed }: { isDelayed: boolean },
): Promise<boolean> {
  if (before === 'paid') return false
  await tx.update(purchases).set({ status: 'paid', paidAt: sql`now()` }).where(eq(purchases.id, id))
  await bookTransaction(tx, {
    userId,
    cause: 'purchase',
    amountCents,
    reference: `purchase:${id}`,
    purchaseId: id,
  })
  const takenBackCents = await reconcileReversals(tx, id)
  await collectOutstanding(tx, { userId, maxCents: amountCents - takenBackCents, exceptPurchaseId: id })
  if (isDelayed || before === 'processing') {
    await notify(tx, { userIds: [userId], type: 'purchase_credited', details: { amountCents } })
  }
  return true
}
