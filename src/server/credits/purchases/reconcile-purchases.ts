import { and, eq, lt, sql } from 'drizzle-orm'
import { purchases } from '#server/credits/credits.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { describePaymentError, isPaymentError } from '#server/platform/payments/describe-payment-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { chooseUnsettled } from './choose-unsettled.ts'
import { failAbandonedPurchases } from './fail-abandoned-purchases.ts'
import { refreshCheckoutSession } from './refresh-checkout-session.ts'

const atMost = 50

/**
 * Asks the payment service about purchases whose webhook did not come: paid is credited, however it became known. Safe
 * to run in several processes at once: nothing is held while the payment service is asked, and each is applied once.
 */
export async function reconcilePurchases(
  platform: Platform,
  { everySeconds, signal }: { everySeconds: number; signal: AbortSignal },
): Promise<void> {
  const { db, payments, log } = platform
  if (!payments) return
  await failAbandonedPurchases(db)
  await expireOldPurchases(db)
  for (const sessionId of await chooseUnsettled(db, { everySeconds, max: atMost })) {
    if (signal.aborted) return
    try {
      await refreshCheckoutSession(platform, payments, sessionId)
    } catch (error) {
      if (!isPaymentError(error)) throw error
      log.warn({ sessionId, reason: describePaymentError(error) }, 'a purchase could not be asked for')
      // Of one session it knows nothing; where it answers nothing at all, the next would wait as long.
      if (error.statusCode !== 404) return
    }
  }
}

/**
 * Expires open purchases that the payment service is not asked about any more (`chooseUnsettled`): their page closed
 * weeks ago, a day after it was opened. A buyer who paid after all is credited all the same.
 */
async function expireOldPurchases(db: Database): Promise<void> {
  await db
    .update(purchases)
    .set({ status: 'expired' })
    .where(and(eq(purchases.status, 'open'), lt(purchases.createdAt, sql`now() - interval '60 days'`)))
}
