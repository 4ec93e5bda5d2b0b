import type { Payments } from '#server/platform/payments/open-payments.ts'
import type { Platform } from '#server/platform/platform.ts'
import { applySession, type Verdict } from './apply-session.ts'
import { findPurchaseOfPayment } from './find-purchase.ts'
import { recordReversal } from './record-reversal.ts'
import { Charge, Dispute, Refund, Session, type StripeEvent } from './stripe-objects.ts'

/** Returns false for what is not ours. */
type Apply = (platform: Platform, payments: Payments, object: unknown) => Promise<boolean>

const applySessionAs =
  (verdict: Verdict): Apply =>
  (platform, _payments, object) =>
    applySession(platform, Session.parse(object), verdict)

const applyCompleted: Apply = async (platform, _payments, object) => {
  const session = Session.parse(object)
  if (session.payment_status === 'paid') return applySession(platform, session, { status: 'paid' })
  if (session.payment_status === 'unpaid') return applySession(platform, session, { status: 'processing' })
  return false
}

const applyRefund: Apply = (platform, payments, object) => {
  const { id, amount, currency, status, payment_intent } = Refund.parse(object)
  const isUndone = status === 'failed' || status === 'canceled'
  return recordReversal(platform, payments, {
    id,
    cents: amount,
    currency,
    paymentIntentId: payment_intent,
    isUndone,
  })
}

/** The event shows the charge and not which of its refunds is meant; they are asked for before anything is locked. */
const applyRefundsOfCharge: Apply = async (platform, payments, object) => {
  const charge = Charge.parse(object)
  if (!charge.payment_intent) return false
  if (!(await findPurchaseOfPayment(platform.db, payments, charge.payment_intent))) return false
  for await (const refund of payments.stripe.refunds.list({ charge: charge.id, limit: 100 })) {
    await applyRefund(platform, payments, refund)
  }
  return true
}

const won = new Set(['won', 'warning_closed', 'prevented'])

const applyDispute: Apply = async (platform, payments, object) => {
  const { id, amount, currency, status, payment_intent } = Dispute.parse(object)
  const isUndone = won.has(status)
  // An inquiry is no dispute yet: the bank asks, and no money has moved.
  if (!isUndone && status.startsWith('warning_')) return false
  return recordReversal(platform, payments, {
    id,
    cents: amount,
    currency,
    paymentIntentId: payment_intent,
    isUndone,
  })
}

const known: Record<string, Apply> = {
  'checkout.session.completed': applyCompleted,
  'checkout.session.async_payment_succeeded': applySessionAs({ status: 'paid', isDelayed: true }),
  'checkout.session.async_payment_failed': applySessionAs({ status: 'failed', isDelayed: true }),
  'checkout.session.expired': applySessionAs({ status: 'expired' }),
  'refund.created': applyRefund,
  'refund.updated': applyRefund,
  'refund.failed': applyRefund,
  'charge.refunded': applyRefundsOfCharge,
  'charge.dispute.created': applyDispute,
  'charge.dispute.updated': applyDispute,
  'charge.dispute.funds_withdrawn': applyDispute,
  'charge.dispute.funds_reinstated': applyDispute,
  'charge.dispute.closed': applyDispute,
}

/** The type as a metric's label: the payment service has hundreds, of which we listen to a few. */
export function labelOf({ type }: StripeEvent): string {
  return Object.hasOwn(known, type) ? type : 'other'
}

/** Does what an event of the payment service asks for. Returns false for one that is of no concern to us. */
export async function applyEvent(
  platform: Platform,
  payments: Payments,
  { type, data }: StripeEvent,
): Promise<boolean> {
  const apply = Object.hasOwn(known, type) ? known[type] : undefined
  return apply ? apply(platform, payments, data.object) : false
}
