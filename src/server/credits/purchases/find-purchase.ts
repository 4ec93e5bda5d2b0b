import { eq } from 'drizzle-orm'
import { purchases } from '#server/credits/credits.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Payments } from '#server/platform/payments/open-payments.ts'
import { isMarkOf } from './create-checkout.ts'
import { Session } from './stripe-objects.ts'

/** Whose purchase it is: what `lockPurchase` needs. */
export interface PurchaseRef {
  id: number
  userId: number
}

const ref = { id: purchases.id, userId: purchases.userId }

/** The purchase that a checkout session is of; null for what is not ours, but another product's on the same account. */
export async function findPurchaseOfSession(db: Database, session: Session): Promise<PurchaseRef | null> {
  const [known] = await db.select(ref).from(purchases).where(eq(purchases.sessionId, session.id))
  if (known) return known
  if (!session.metadata) return null
  // A webhook can be faster than the answer that names the session.
  const [marked] = await db
    .select({ ...ref, createdAt: purchases.createdAt, sessionId: purchases.sessionId })
    .from(purchases)
    .where(eq(purchases.id, session.metadata.purchaseId))
  return marked && marked.sessionId === null && isMarkOf(session.metadata, marked) ? marked : null
}

/** The purchase that a payment was for. Of one that we have not heard of yet the payment service is asked. */
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
