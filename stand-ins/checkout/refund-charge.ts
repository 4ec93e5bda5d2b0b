import type { Desk } from './create-desk.ts'
import { makeId } from './make-id.ts'
import type { Charge, Refund } from './objects.ts'
import { Rejection } from './rejection.ts'
import { secondsNow } from './seconds-now.ts'

interface Wishes {
  amount?: number | undefined
  metadata?: Refund['metadata'] | undefined
  reason?: Refund['reason'] | undefined
}

/** Refunds a charge, by default its remaining amount. Throws Stripe's error if that is exceeded. */
export function refundCharge(desk: Desk, charge: Charge, given: Wishes): Refund {
  const left = charge.amount - charge.amount_refunded
  const amount = given.amount ?? left
  if (!charge.paid) throw Rejection.invalid('This charge has not been paid.', { param: 'charge' })
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw Rejection.invalid(message, { code: 'charge_already_refunded' })
  }
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`
    throw Rejection.invalid(message, { param: 'amount' })
  }
  const refund: Refund = {
    id: makeId('re_'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: secondsNow(),
    currency: charge.currency,
    metadata: given.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: given.reason ?? null,
    status: 'succeeded',
  }
  desk.refunds.set(refund.id, refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  desk.emit('refund.created', refund)
  desk.emit('charge.refunded', charge)
  // The bank's reference is set after the refund, and announced by an update event.
  desk.emit('refund.updated', refund)
  return refund
}
