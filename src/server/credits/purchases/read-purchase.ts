import { and, eq } from 'drizzle-orm'
import type { Purchase } from '#contract/entities/credit.ts'
import { ownPurchases, purchases } from '#server/credits/credits.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The state of a user's own purchase. Refuses `not_found`. */
export async function readPurchase(db: Database, userId: number, id: number): Promise<Purchase> {
  const [purchase] = await db
    .select({
      id: purchases.id,
      status: purchases.status,
      amount: purchases.amountCents,
      createdAt: purchases.createdAt,
    })
    .from(purchases)
    .where(and(eq(purchases.id, id), ownPurchases({ id: userId })))
  if (!purchase) throw new Refusal('not_found')
  return { ...purchase, createdAt: purchase.createdAt.toISOString() }
}
