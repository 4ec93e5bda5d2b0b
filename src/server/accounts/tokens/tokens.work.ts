import type { Platform } from '#server/platform/platform.ts'
import { type Loop, runLoop } from '#server/platform/work/run-loop.ts'
import { sendExpiryNotices } from './send-expiry-notices.ts'

const hourMs = 60 * 60_000
/** Many processes start at once, and none has to hurry. */
const firstMs = () => (1 + 4 * Math.random()) * 60_000

/** Looks every hour for tokens that will expire; several processes share the work. */
export function startTokenWork(platform: Platform): Pick<Loop, 'stop'> {
  return runLoop(
    platform.log,
    async ({ ending }) => {
      while (!ending.aborted && (await sendExpiryNotices(platform)) > 0);
    },
    {
      complaint: 'notices about expiring tokens could not be sent',
      firstAfterMs: firstMs(),
      pauseMs: hourMs,
    },
  )
}
