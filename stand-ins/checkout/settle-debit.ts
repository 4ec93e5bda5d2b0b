import { type Desk, find } from './create-desk.ts'
import { findPayment } from './find-payment.ts'
import { receiptUrl } from './receipt-url.ts'

/** Settles a direct debit. Throws an Error if the session waits for none. */
export function settleDebit(desk: Desk, id: string, outcome: 'succeeded' | 'failed'): void {
  const record = find(desk.sessions, 'checkout.session', id)
  const { intent, charge } = findPayment(desk, record.session)
  if (charge.status !== 'pending') throw new Error(`The session ${id} waits for no direct debit.`)
  clearTimeout(desk.settling.get(id))
  desk.settling.delete(id)
  charge.status = outcome
  if (outcome === 'failed') {
    intent.status = 'requires_payment_method'
    charge.failure_code = 'insufficient_funds'
    charge.failure_message = 'The customer’s account has insufficient funds to cover this payment.'
    desk.emit('checkout.session.async_payment_failed', record.session)
    return
  }
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  charge.paid = true
  charge.receipt_url = receiptUrl(desk, charge.id)
  record.session.payment_status = 'paid'
  desk.emit('checkout.session.async_payment_succeeded', record.session)
}
