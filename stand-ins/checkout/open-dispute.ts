import type { Desk } from './create-desk.ts'
import { makeId } from './make-id.ts'
import type { Charge, Dispute } from './objects.ts'
import { secondsNow } from './seconds-now.ts'

/** The buyer disputes a charge with their bank, which takes the money back, by default all of it. */
export function openDispute(desk: Desk, charge: Charge, cents = charge.amount): Dispute {
  if (!charge.paid || cents > charge.amount)
    throw new Error(`${charge.id} can't be disputed over ${cents} cents.`)
  const dispute: Dispute = {
    id: makeId('dp_'),
    object: 'dispute',
    amount: cents,
    charge: charge.id,
    created: secondsNow(),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
  desk.disputes.set(dispute.id, dispute)
  charge.disputed = true
  desk.emit('charge.dispute.created', dispute)
  desk.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}
