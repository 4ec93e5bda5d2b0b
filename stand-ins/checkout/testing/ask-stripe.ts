import Stripe from 'stripe'
import type { CheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'

/** The official SDK, pointed at a stand-in. */
export function askStripe(standIn: CheckoutStandIn, secretKey = standIn.secretKey): Stripe {
  const { hostname, port } = new URL(standIn.url)
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 5_000,
  })
}

export const purchase = {
  mode: 'payment',
  line_items: [
    {
      price_data: { currency: 'eur', unit_amount: 2_500, product_data: { name: 'Bildwort-Guthaben' } },
      quantity: 1,
    },
  ],
  success_url: 'https://app.example.org/credits?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://app.example.org/credits',
  client_reference_id: '7',
  metadata: { purchaseId: '12' },
  payment_intent_data: { metadata: { purchaseId: '12' } },
  customer_email: 'anna@example.org',
  locale: 'de',
} satisfies Stripe.Checkout.SessionCreateParams
