import { type Desk, find } from './create-desk.ts'

/** The bank could not return the money: it stays with the seller. Throws an Error if the refund has failed before. */
export function failRefund(desk: Desk, id: string): void {
  const refund = find(desk.refunds, 'refund', id)
  const charge = find(desk.charges, 'charge', refund.charge)
  if (refund.status === 'failed') throw new Error(`The refund ${id} has failed before.`)
  refund.status = 'failed'
  refund.failure_reason = 'expired_or_canceled_card'
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  desk.emit('refund.updated', refund)
  desk.emit('refund.failed', refund)
}
