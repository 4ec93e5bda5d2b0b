import type { Desk } from './create-desk.ts'
import type { Charge, PaymentIntent, Session } from './objects.ts'

/** The payment of a session. Throws an Error if it is not paid yet. */
export function findPayment(desk: Desk, session: Session): { intent: PaymentIntent; charge: Charge } {
  const intent = desk.intents.get(session.payment_intent ?? '')
  const charge = desk.charges.get(intent?.latest_charge ?? '')
  if (!intent || !charge) throw new Error(`The session ${session.id} is not paid.`)
  return { intent, charge }
}
