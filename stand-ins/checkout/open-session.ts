import type { Desk, SessionRecord } from './create-desk.ts'
import { makeId } from './make-id.ts'
import { secondsNow } from './seconds-now.ts'
import type { SessionInput } from './session-input.ts'

const secondsOfADay = 24 * 60 * 60

/** Creates a session that waits for its payment. */
export function openSession(desk: Desk, input: SessionInput): SessionRecord {
  const id = makeId('cs_test_')
  const [line] = input.line_items
  const total = input.line_items.reduce((sum, item) => sum + item.price_data.unit_amount * item.quantity, 0)
  const created = secondsNow()
  const record: SessionRecord = {
    session: {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: input.cancel_url ?? null,
      client_reference_id: input.client_reference_id ?? null,
      created,
      currency: line.price_data.currency,
      customer_email: input.customer_email ?? null,
      expires_at: input.expires_at ?? created + secondsOfADay,
      livemode: false,
      locale: input.locale ?? null,
      metadata: input.metadata,
      mode: 'payment',
      payment_intent: null,
      payment_method_types: ['card', 'sepa_debit'],
      payment_status: 'unpaid',
      status: 'open',
      success_url: input.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
      ui_mode: 'hosted_page',
      url: `${desk.url()}/pay/${id}`,
    },
    productName: line.price_data.product_data.name,
    intent: {
      metadata: input.payment_intent_data.metadata,
      description: input.payment_intent_data.description ?? null,
      receiptEmail: input.payment_intent_data.receipt_email ?? null,
    },
  }
  desk.sessions.set(id, record)
  desk.changed()
  return record
}
