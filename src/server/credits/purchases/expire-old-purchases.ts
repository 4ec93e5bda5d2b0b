import { and, eq, lt, sql } from 'drizzle-orm'
import { purchases } from '#server/credits/credits.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/**
 * Expires open purchases that the payment service is not asked about any more (`chooseUnsettled`): their page closed
 * weeks ago, a day after it was opened. A buyer who paid after all is credited all the same.
 */
export async function expireOldPurchases(db: Database): Promise<void> {
  await db
    .update(purchases)
    .set({ status: 'expired' })
    .where(and(eq(purchases.status, 'open'), lt(purchases.createdAt, sql`now() - interval '60 days'`)))
}
