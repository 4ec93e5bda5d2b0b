import { describePaymentError, isPaymentError } from '#server/platform/payments/describe-payment-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { chooseUnsettled } from './choose-unsettled.ts'
import { expireOldPurchases } from './expire-old-purchases.ts'
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
