import { eq, sql } from 'drizzle-orm'
import { purchaseReversals, purchases } from '#server/credits/credits.tables.ts'
import { sendBalanceAlerts } from '#server/credits/send-balance-alerts.ts'
import type { Payments } from '#server/platform/payments/open-payments.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPurchaseOfPayment } from './find-purchase.ts'
import { lockPurchase } from './lock-purchase.ts'
import { reconcileReversals } from './reconcile-reversals.ts'

/** The current state of a refund or dispute at the payment service. */
export interface Reversal {
  id: string
  cents: number
  currency: string
  paymentIntentId: string | null | undefined
  /** The refund failed, or the dispute was won: the money is ours again. */
  isUndone: boolean
}

/**
 * Stores a refund or dispute and reconciles its purchase, in whatever order and however often events arrive. Once undone it stays so.
 * Returns false for a payment that is not ours.
 */
export async function recordReversal(
  platform: Platform,
  payments: Payments,
  { id, cents, currency, paymentIntentId, isUndone }: Reversal,
): Promise<boolean> {
  const { db, log } = platform
  const found = paymentIntentId ? await findPurchaseOfPayment(db, payments, paymentIntentId) : null
  if (!found) return false
  if (currency !== 'eur' || cents <= 0) {
    const reversal = { purchaseId: found.id, reversalId: id, cents, currency }
    log.error(reversal, 'a refund or dispute is not in euro; nothing was taken back')
    return true
  }
  const undoneAt = isUndone ? sql`now()` : null
  await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, found)
    if (purchase.paymentIntentId === null) {
      await tx.update(purchases).set({ paymentIntentId }).where(eq(purchases.id, purchase.id))
    }
    await tx
      .insert(purchaseReversals)
      .values({ id, purchaseId: purchase.id, cents, undoneAt })
      .onConflictDoUpdate({
        target: purchaseReversals.id,
        set: {
          undoneAt: sql`coalesce(${purchaseReversals.undoneAt}, excluded.undone_at)`,
          // A dispute may grow. The larger amount counts, whichever event arrives last.
          cents: sql`greatest(${purchaseReversals.cents}, excluded.cents)`,
        },
      })
    await reconcileReversals(tx, purchase.id)
    await sendBalanceAlerts(tx, platform, purchase.userId)
  })
  return true
}
