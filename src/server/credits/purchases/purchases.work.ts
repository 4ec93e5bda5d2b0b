import type { Platform } from '#server/platform/platform.ts'
import { type Loop, runLoop } from '#server/platform/work/run-loop.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

const everySeconds = 120
/** A shutdown must be over within 10 s. */
const finishWithinMs = 2_000

/** Looks every two minutes for purchases whose webhook did not arrive. Does nothing if payments are off. */
export function startPurchaseWork(platform: Platform): Pick<Loop, 'stop'> {
  const { payments, log } = platform
  if (!payments) return { stop: async () => {} }
  return runLoop(log, ({ ending }) => reconcilePurchases(platform, { everySeconds, signal: ending }), {
    complaint: 'could not look for unsettled purchases',
    everyMs: everySeconds * 1_000,
    finishWithinMs,
    // Drops the connection of a call that takes longer; the next check asks again.
    onGivingUp: () => payments.close(),
  })
}
