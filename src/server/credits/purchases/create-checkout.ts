import type { Caller } from '#server/platform/caller.ts'
import type { Payments } from '#server/platform/payments/open-payments.ts'
import type { PurchaseMark } from './stripe-objects.ts'

/** The buyer, and the address for the receipt. */
export type Buyer = Caller & { email: string }

interface NewPurchase {
  id: number
  amountCents: number
  createdAt: Date
}

const productNames = { de: 'Bildwort-Guthaben', en: 'Bildwort credit' } as const

/** Creates the payment service's page for a purchase. Throws what the SDK throws, also if the page is on another host. */
export async function createCheckout(
  { stripe, checkoutAt }: Payments,
  publicUrl: string,
  purchase: NewPurchase,
  { email, language }: Buyer,
): Promise<{ sessionId: string; url: string }> {
  const metadata = markOf(purchase)
  const backTo = `${publicUrl}/credits?purchase=${purchase.id}`
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: metadata.purchaseId,
      metadata,
      payment_intent_data: { metadata },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'eur',
            unit_amount: purchase.amountCents,
            product_data: { name: productNames[language] },
          },
        },
      ],
      // Overrides the payment service's dashboard: what is paid is compared with the purchase, in euro.
      adaptive_pricing: { enabled: false },
      ...(email && { customer_email: email }),
      locale: language,
      success_url: backTo,
      cancel_url: `${backTo}&cancelled=1`,
    },
    // Purchase ids start at 1 in each new database, while the payment service remembers the keys of the previous one.
    { idempotencyKey: `purchase-${purchase.id}-${purchase.createdAt.getTime()}` },
  )
  if (!session.url) throw new Error('The payment service created a session without a page.')
  return { sessionId: session.id, url: checkoutAt(session.url) }
}

/** Distinguishes a purchase from those of every other installation on the same account of the payment service. */
export function markOf({ id, createdAt }: Pick<NewPurchase, 'id' | 'createdAt'>) {
  return { purchaseId: String(id), purchasedAt: createdAt.toISOString() }
}

export function isMarkOf(mark: PurchaseMark, purchase: Pick<NewPurchase, 'id' | 'createdAt'>): boolean {
  return mark?.purchaseId === purchase.id && mark.purchasedAt === purchase.createdAt.toISOString()
}
