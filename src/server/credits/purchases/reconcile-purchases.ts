import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { purchases } from '#server/credits/credits.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { describePaymentError, isPaymentError } from '#server/platform/payments/describe-payment-error.ts'
import type { Platform } from '#server/platform/platform.ts'
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

/** Fails purchases that never got a payment page because their process died in between. */
async function failAbandonedPurchases(db: Database): Promise<void> {
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

/**
 * The sessions of purchases whose outcome is unknown, for a check that runs every `everySeconds`. The older a purchase, the less often it
 * is chosen: at random, about once per tenth of its age, which needs no state and leaves none waiting for ever. None is chosen in its first
 * minute, nor after two months.
 */
export async function chooseUnsettled(
  db: Database,
  { everySeconds, max }: { everySeconds: number; max: number },
): Promise<string[]> {
  const ageSeconds = sql`extract(epoch from now() - ${purchases.createdAt})`
  const rows = await db
    .select({ sessionId: purchases.sessionId })
    .from(purchases)
    .where(
      and(
        inArray(purchases.status, ['open', 'processing']),
        isNotNull(purchases.sessionId),
        lt(purchases.createdAt, sql`now() - interval '1 minute'`),
        gt(purchases.createdAt, sql`now() - interval '60 days'`),
        sql`random() * greatest(${everySeconds}::float8, ${ageSeconds} / 10) <= ${everySeconds}::float8`,
      ),
    )
    .orderBy(sql`random()`)
    .limit(max)
  return rows.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]))
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
