import { awaitDebit } from './await-debit.ts'
import type { Desk, SessionRecord } from './create-desk.ts'
import { findSession } from './find-session.ts'
import { makeId } from './make-id.ts'
import type { Charge, PaymentIntent } from './objects.ts'
import { receiptUrl } from './receipt-url.ts'
import { secondsNow } from './seconds-now.ts'

export type PaymentMethod = 'card' | 'direct_debit'

/** Pays an open session; a direct debit settles later. Throws an Error if the session is not open. */
export function paySession(desk: Desk, id: string, method: PaymentMethod): void {
  const record = findSession(desk, id)
  const { session } = record
  if (session.status !== 'open') throw new Error(`The session ${id} is ${session.status}.`)
  const intent = charge(desk, record, method)
  session.status = 'complete'
  session.payment_status = method === 'card' ? 'paid' : 'unpaid'
  session.payment_intent = intent.id
  session.url = null
  desk.emit('checkout.session.completed', session)
  if (method === 'direct_debit') awaitDebit(desk, id)
}

function charge(desk: Desk, { session, intent: given }: SessionRecord, method: PaymentMethod): PaymentIntent {
  const isPaid = method === 'card'
  const chargeId = makeId('ch_')
  const shared = {
    amount: session.amount_total,
    created: secondsNow(),
    currency: session.currency,
    description: given.description,
    livemode: false,
    metadata: given.metadata,
    receipt_email: given.receiptEmail,
  }
  const intent: PaymentIntent = {
    ...shared,
    id: makeId('pi_'),
    object: 'payment_intent',
    amount_received: isPaid ? shared.amount : 0,
    latest_charge: chargeId,
    payment_method_types: [method === 'card' ? 'card' : 'sepa_debit'],
    status: isPaid ? 'succeeded' : 'processing',
  }
  const made: Charge = {
    ...shared,
    id: chargeId,
    object: 'charge',
    amount_captured: shared.amount,
    amount_refunded: 0,
    captured: true,
    disputed: false,
    failure_code: null,
    failure_message: null,
    paid: isPaid,
    payment_intent: intent.id,
    receipt_url: isPaid ? receiptUrl(desk, chargeId) : null,
    refunded: false,
    status: isPaid ? 'succeeded' : 'pending',
  }
  desk.intents.set(intent.id, intent)
  desk.charges.set(made.id, made)
  return intent
}
