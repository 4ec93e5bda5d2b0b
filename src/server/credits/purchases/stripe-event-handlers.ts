import type { z } from 'zod'
import type { Payments } from '#server/platform/payments/open-payments.ts'
import type { Platform } from '#server/platform/platform.ts'
import { applySession, type Verdict } from './apply-session.ts'
import { findPurchaseOfPayment } from './find-purchase.ts'
import { recordReversal } from './record-reversal.ts'
import { Charge, Dispute, Refund, Session, type StripeEvent } from './stripe-objects.ts'

/** Applies an event. Returns false for what is not ours. */
export type EventHandler = (platform: Platform, payments: Payments) => Promise<boolean>

type Apply<Thing> = (platform: Platform, payments: Payments, thing: Thing) => Promise<boolean>

/** Parses the object before anything is done with it: only the sender's errors are thrown here. */
const reading =
  <Thing>(shape: z.ZodType<Thing>, apply: Apply<Thing>) =>
  (object: unknown): EventHandler => {
    const thing = shape.parse(object)
    return (platform, payments) => apply(platform, payments, thing)
  }

const applySessionAs = (verdict: Verdict) =>
  reading(Session, (platform, _payments, session) => applySession(platform, session, verdict))

const applyCompleted = reading(Session, async (platform, _payments, session) => {
  if (session.payment_status === 'paid') return applySession(platform, session, { status: 'paid' })
  if (session.payment_status === 'unpaid') return applySession(platform, session, { status: 'processing' })
  return false
})

const recordRefund: Apply<Refund> = (platform, payments, refund) => {
  const { id, amount, currency, status, payment_intent } = refund
  const isUndone = status === 'failed' || status === 'canceled'
  return recordReversal(platform, payments, {
    id,
    cents: amount,
    currency,
    paymentIntentId: payment_intent,
    isUndone,
  })
}

const applyRefund = reading(Refund, recordRefund)

/** The event contains the charge but not which of its refunds it is about; they are fetched before anything is locked. */
const applyRefundsOfCharge = reading(Charge, async (platform, payments, charge) => {
  if (!charge.payment_intent) return false
  if (!(await findPurchaseOfPayment(platform.db, payments, charge.payment_intent))) return false
  for await (const refund of payments.stripe.refunds.list({ charge: charge.id, limit: 100 })) {
    await recordRefund(platform, payments, Refund.parse(refund))
  }
  return true
})

const won = new Set(['won', 'warning_closed', 'prevented'])

const applyDispute = reading(Dispute, async (platform, payments, dispute) => {
  const { id, amount, currency, status, payment_intent } = dispute
  const isUndone = won.has(status)
  // An inquiry is not a dispute yet: the bank asks, and no money has moved.
  if (!isUndone && status.startsWith('warning_')) return false
  return recordReversal(platform, payments, {
    id,
    cents: amount,
    currency,
    paymentIntentId: payment_intent,
    isUndone,
  })
})

const known = new Map([
  ['checkout.session.completed', applyCompleted],
  ['checkout.session.async_payment_succeeded', applySessionAs({ status: 'paid', isDelayed: true })],
  ['checkout.session.async_payment_failed', applySessionAs({ status: 'failed', isDelayed: true })],
  ['checkout.session.expired', applySessionAs({ status: 'expired' })],
  ['refund.created', applyRefund],
  ['refund.updated', applyRefund],
  ['refund.failed', applyRefund],
  ['charge.refunded', applyRefundsOfCharge],
  ['charge.dispute.created', applyDispute],
  ['charge.dispute.updated', applyDispute],
  ['charge.dispute.funds_withdrawn', applyDispute],
  ['charge.dispute.funds_reinstated', applyDispute],
  ['charge.dispute.closed', applyDispute],
])

/** The type as a metric label: the payment service has hundreds, of which we handle a few. */
export function labelOf({ type }: StripeEvent): string {
  return known.has(type) ? type : 'other'
}

/**
 * The handler of an event; does nothing for events that do not concern us. Throws a `ZodError` if its object does not have the type's
 * shape.
 */
export function handlerOf({ type, data }: StripeEvent): EventHandler {
  return known.get(type)?.(data.object) ?? (async () => false)
}
