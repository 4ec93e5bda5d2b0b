import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { purchases } from '#server/credits/credits.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Fails purchases that never got a payment page because their process died in between. */
export async function failAbandonedPurchases(db: Database): Promise<void> {
  await db
    .update(purchases)
    .set({ status: 'failed' })
    .where(
      and(
        eq(purchases.status, 'open'),
        isNull(purchases.sessionId),
        lt(purchases.createdAt, sql`now() - interval '1 hour'`),
      ),
    )
}
