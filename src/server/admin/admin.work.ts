import type { Platform } from '#server/platform/platform.ts'
import { type Loop, runLoop } from '#server/platform/work/run-loop.ts'
import { verifyMoney } from './verify-money.ts'

const hourMs = 60 * 60_000
/** Many processes start at once, and none has to hurry. */
const firstMs = () => (2 + 6 * Math.random()) * 60_000
/** Bounds the log if the whole ledger is wrong; the metric counts every difference. */
const toldAtMost = 100

/** Verifies the ledger every hour and logs every difference. */
export function startMoneyWork(platform: Platform, { afterMs = firstMs(), everyMs = hourMs } = {}): Loop {
  return runLoop(platform.log, ({ ending }) => verifyAndTell(platform, ending), {
    complaint: 'the ledger could not be verified',
    firstAfterMs: afterMs,
    pauseMs: everyMs,
  })
}

async function verifyAndTell({ db, log, metrics }: Platform, signal: AbortSignal): Promise<void> {
  const { counts, differences } = await verifyMoney(db, signal)
  metrics.ledgerDifferences.set(differences.length)
  metrics.ledgerVerified.setToCurrentTime()
  for (const difference of differences.slice(0, toldAtMost)) log.error(difference, 'the ledger differs')
  log.info({ ...counts, differences: differences.length }, 'the ledger was verified')
}
