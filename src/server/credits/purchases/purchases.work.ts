import type { Platform } from '#server/platform/platform.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

const everySeconds = 120
/** A stop of the process must be over within 10 s. */
const finishWithinMs = 2_000

export interface PurchaseWork {
  /** Begins nothing new; over within a few seconds. */
  stop(): Promise<void>
}

/** Looks every two minutes for purchases whose webhook did not come. Does nothing where payments are off. */
export function startPurchaseWork(platform: Platform): PurchaseWork {
  if (!platform.payments) return { stop: async () => {} }
  const ending = new AbortController()
  let underWay: Promise<void> | null = null

  const look = () => {
    // A look that takes longer than the pause is not overtaken.
    underWay ??= reconcilePurchases(platform, { everySeconds, signal: ending.signal })
      .catch((error) => platform.log.warn({ err: error }, 'could not look for unsettled purchases'))
      .finally(() => {
        underWay = null
      })
  }
  const looking = setInterval(look, everySeconds * 1_000)
  look()

  return {
    async stop() {
      clearInterval(looking)
      ending.abort()
      // Whom the payment service keeps waiting longer loses the line; the next look asks again.
      const patience = setTimeout(() => platform.payments?.close(), finishWithinMs)
      await underWay
      clearTimeout(patience)
    },
  }
}
