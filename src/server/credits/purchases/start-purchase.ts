import { and, eq } from 'drizzle-orm'
import { readPurchaseAmount } from '#contract/purchase-amount.ts'
import { purchases } from '#server/credits/credits.tables.ts'
import { describePaymentError, isPaymentError } from '#server/platform/payments/describe-payment-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type Buyer, createCheckout } from './create-checkout.ts'

/** A new purchase, and the page where it is paid. */
export interface StartedPurchase {
  url: string
  purchaseId: number
}

/** Starts a purchase of this many euro. Refuses `invalid_amount`, `amount_too_large`, `purchases_off`, `checkout_failed`. */
export async function startPurchase(
  platform: Platform,
  buyer: Buyer,
  euros: unknown,
): Promise<StartedPurchase> {
  const { db, payments, settings, metrics } = platform
  const amount = readPurchaseAmount(euros)
  if ('problem' in amount) throw new Refusal(amount.problem)
  if (!payments) throw new Refusal('purchases_off')
  const [purchase] = await db
    .insert(purchases)
    .values({ userId: buyer.id, amountCents: amount.cents })
    .returning()
  // The row exists before its page, so that any payment there finds it. No lock is held during the request.
  const checkout = await createCheckout(payments, settings.PUBLIC_URL, purchase!, buyer).catch((error) =>
    giveUp(platform, purchase!.id, error),
  )
  await db.update(purchases).set({ sessionId: checkout.sessionId }).where(eq(purchases.id, purchase!.id))
  metrics.purchases.inc({ outcome: 'started' })
  return { url: checkout.url, purchaseId: purchase!.id }
}

async function giveUp({ db, log, metrics }: Platform, purchaseId: number, error: unknown): Promise<never> {
  await db
    .update(purchases)
    .set({ status: 'failed' })
    .where(and(eq(purchases.id, purchaseId), eq(purchases.status, 'open')))
  metrics.purchases.inc({ outcome: 'checkout_failed' })
  if (!isPaymentError(error)) throw error
  log.warn({ purchaseId, reason: describePaymentError(error) }, 'a purchase could not be started')
  throw new Refusal('checkout_failed')
}
