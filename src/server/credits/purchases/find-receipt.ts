import { and, eq } from 'drizzle-orm'
import { purchases, visiblePurchases } from '#server/credits/credits.tables.ts'
import type { Caller } from '#server/platform/caller.ts'
import { describePaymentError, isPaymentError } from '#server/platform/payments/describe-payment-error.ts'
import type { Payments } from '#server/platform/payments/open-payments.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * The address of the payment service's receipt for an own purchase, or for any purchase as an administrator. Refuses `not_found`, also if
 * nothing was paid, `purchases_off`, `checkout_failed`.
 */
export async function findReceipt(
  { db, payments, log }: Platform,
  caller: Caller,
  purchaseId: number,
): Promise<string> {
  const [purchase] = await db
    .select({ paymentIntentId: purchases.paymentIntentId })
    .from(purchases)
    .where(and(eq(purchases.id, purchaseId), eq(purchases.status, 'paid'), visiblePurchases(caller)))
  if (!purchase?.paymentIntentId) throw new Refusal('not_found')
  if (!payments) throw new Refusal('purchases_off')
  const url = await askFor(payments, purchase.paymentIntentId).catch((error: unknown) => {
    if (!isPaymentError(error)) throw error
    log.warn({ purchaseId, reason: describePaymentError(error) }, 'a receipt could not be fetched')
    throw new Refusal('checkout_failed')
  })
  if (!url) throw new Refusal('not_found')
  return url
}

async function askFor({ stripe, pageAt }: Payments, paymentIntentId: string): Promise<string | null> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntentId, {
    expand: ['latest_charge'],
  })
  const address = typeof charge === 'object' ? charge?.receipt_url : null
  return address ? pageAt(address) : null
}
