import { asc, sql } from 'drizzle-orm'
import { ownPurchases, purchaseReversals, purchases } from '#server/credits/credits.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

const reversals = sql`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'cents', cents, 'createdAt', created_at, 'undoneAt', undone_at) order by created_at), '[]')
  from ${purchaseReversals} where purchase_id = ${purchases}.id)`

/** A user's purchases with the payment service's ids, and what was refunded or disputed, in cents. */
export function listPurchases(db: Database, userId: number) {
  return db
    .select({
      id: purchases.id,
      status: purchases.status,
      amount: purchases.amountCents,
      createdAt: purchases.createdAt,
      paidAt: purchases.paidAt,
      takenBack: purchases.takenBackCents,
      uncollected: purchases.uncollectedCents,
      sessionId: purchases.sessionId,
      paymentIntentId: purchases.paymentIntentId,
      reversals,
    })
    .from(purchases)
    .where(ownPurchases({ id: userId }))
    .orderBy(asc(purchases.id))
}
