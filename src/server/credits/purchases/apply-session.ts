import { eq } from 'drizzle-orm'
import { purchases } from '#server/credits/credits.tables.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { creditPurchase } from './credit-purchase.ts'
import { findPurchaseOfSession } from './find-purchase.ts'
import { lockPurchase, type PurchaseRow } from './lock-purchase.ts'
import type { Session } from './stripe-objects.ts'

/** The payment service's state of a session. `isDelayed`: paid by a method that takes days. */
export interface Verdict {
  status: 'processing' | 'paid' | 'failed' | 'expired'
  isDelayed?: boolean
}

/**
 * Brings a purchase to the state of its session at the payment service. The result is the same in whatever order and however often states
 * arrive: paid is final, and failed and expired give way only to paid. Returns false for a session that is not ours.
 */
export async function applySession(
  { db, log, metrics }: Platform,
  session: Session,
  { status, isDelayed = false }: Verdict,
): Promise<boolean> {
  const found = await findPurchaseOfSession(db, session)
  if (!found) return false
  const outcome = await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, found)
    if (purchase.sessionId !== null && purchase.sessionId !== session.id) return 'not_ours'
    await keepIds(tx, purchase, session)
    if (status !== 'paid') return leaveUnpaid(tx, purchase, status, isDelayed)
    if (session.amount_total !== purchase.amountCents || session.currency !== 'eur') return 'mismatch'
    return (await creditPurchase(tx, purchase, { isDelayed })) ? 'paid' : 'unchanged'
  })
  if (outcome === 'mismatch') {
    const { id: sessionId, amount_total, currency } = session
    const paid = { sessionId, amount: amount_total, currency }
    log.error({ purchaseId: found.id, ...paid }, 'what was paid is not what was bought; nothing was credited')
  }
  if (outcome !== 'unchanged' && outcome !== 'not_ours') metrics.purchases.inc({ outcome })
  return outcome !== 'not_ours'
}

async function keepIds(tx: Transaction, purchase: PurchaseRow, session: Session): Promise<void> {
  const paymentIntentId = session.payment_intent ?? purchase.paymentIntentId
  if (purchase.sessionId === session.id && purchase.paymentIntentId === paymentIntentId) return
  await tx
    .update(purchases)
    .set({ sessionId: session.id, paymentIntentId })
    .where(eq(purchases.id, purchase.id))
}

async function leaveUnpaid(
  tx: Transaction,
  { id, userId, amountCents, status: before }: PurchaseRow,
  status: Exclude<Verdict['status'], 'paid'>,
  isDelayed: boolean,
) {
  const mayCome = status === 'processing' ? before === 'open' : before === 'open' || before === 'processing'
  if (!mayCome) return 'unchanged'
  await tx.update(purchases).set({ status }).where(eq(purchases.id, id))
  // A payment refused at once was shown on the page; one that took days was not.
  if (status === 'failed' && (isDelayed || before === 'processing')) {
    await notify(tx, { userIds: [userId], type: 'purchase_failed', details: { amountCents } })
  }
  return status
}
