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
 * Asks the payment service about purchases whose webhook did not arrive: paid purchases are credited, however that becomes known. Safe to
 * run in several processes at once: nothing is locked during requests, and each purchase is credited once.
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
      log.warn({ sessionId, reason: describePaymentError(error) }, 'a purchase could not be looked up')
      // 404: it does not know this session. If it does not answer at all, the next request would only wait as long.
      if (error.statusCode !== 404) return
    }
  }
}

/**
 * Expires open purchases that are too old to be chosen (`chooseUnsettled`): their page closed weeks ago, a day after it was opened. A late
 * payment is still credited.
 */
async function expireOldPurchases(db: Database): Promise<void> {
  await db
    .update(purchases)
    .set({ status: 'expired' })
    .where(and(eq(purchases.status, 'open'), lt(purchases.createdAt, sql`now() - interval '60 days'`)))
}
