import type Stripe from 'stripe'

type Metadata = Record<string, string>

/** The part of Stripe's checkout session that the stand-in supports; references are ids. */
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'mode'
  | 'payment_method_types'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'ui_mode'
  | 'url'
> & { amount_total: number; currency: string; metadata: Metadata; payment_intent: string | null }

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'created'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'payment_method_types'
  | 'receipt_email'
  | 'status'
> & { metadata: Metadata; latest_charge: string }

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'description'
  | 'disputed'
  | 'failure_code'
  | 'failure_message'
  | 'livemode'
  | 'paid'
  | 'receipt_email'
  | 'receipt_url'
  | 'refunded'
  | 'status'
> & { metadata: Metadata; payment_intent: string }

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'reason' | 'status' | 'failure_reason'
> & { metadata: Metadata; charge: string; payment_intent: string }

export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'reason'
  | 'status'
> & { metadata: Metadata; charge: string; payment_intent: string }

interface EventObjects {
  'checkout.session.completed': Session
  'checkout.session.async_payment_succeeded': Session
  'checkout.session.async_payment_failed': Session
  'checkout.session.expired': Session
  'refund.created': Refund
  'refund.updated': Refund
  'refund.failed': Refund
  'charge.refunded': Charge
  'charge.dispute.created': Dispute
  'charge.dispute.funds_withdrawn': Dispute
  'charge.dispute.funds_reinstated': Dispute
  'charge.dispute.closed': Dispute
}

export type EventType = keyof EventObjects
export type EventObject = EventObjects[EventType]

/** The envelope of an event; `data.object` is the object at the time of the event. */
export type StripeEvent = {
  [Type in EventType]: {
    id: string
    object: 'event'
    api_version: string
    created: number
    data: { object: EventObjects[Type] }
    livemode: false
    pending_webhooks: number
    request: { id: string | null; idempotency_key: string | null }
    type: Type
  }
}[EventType]

/** Emits an event. */
export type Emit = <Type extends EventType>(type: Type, object: EventObjects[Type]) => void
