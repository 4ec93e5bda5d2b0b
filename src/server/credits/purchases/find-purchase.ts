import { eq } from 'drizzle-orm'
import { purchases } from '#server/credits/credits.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Payments } from '#server/platform/payments/open-payments.ts'
import { isMarkOf } from './create-checkout.ts'
import { Session } from './stripe-objects.ts'

/** A purchase and its user, as `lockPurchase` needs them. */
export interface PurchaseRef {
  id: number
  userId: number
}

const ref = { id: purchases.id, userId: purchases.userId }

/** The purchase of a checkout session; null if the session belongs to another product on the same account. */
export async function findPurchaseOfSession(db: Database, session: Session): Promise<PurchaseRef | null> {
  const [known] = await db.select(ref).from(purchases).where(eq(purchases.sessionId, session.id))
  if (known) return known
  if (!session.metadata) return null
  // A webhook can arrive before the answer that names the session.
  const [marked] = await db
    .select({ ...ref, createdAt: purchases.createdAt, sessionId: purchases.sessionId })
    .from(purchases)
    .where(eq(purchases.id, session.metadata.purchaseId))
  return marked && marked.sessionId === null && isMarkOf(session.metadata, marked) ? marked : null
}

/** The purchase of a payment. If the payment is unknown, asks the payment service. */
export async function findPurchaseOfPayment(
  db: Database,
  { stripe }: Payments,
  paymentIntentId: string,
): Promise<PurchaseRef | null> {
  const [known] = await db.select(ref).from(purchases).where(eq(purchases.paymentIntentId, paymentIntentId))
  if (known) return known
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 })
  return data[0] ? findPurchaseOfSession(db, Session.parse(data[0])) : null
}
