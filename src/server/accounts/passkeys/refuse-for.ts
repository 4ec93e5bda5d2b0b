import type { Logger } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What a browser sent may be of any length. */
const longestReason = 300

/**
 * The library throws for every answer that is not as it must be. Its reason is for the log alone: an operator sees there
 * that the page's address is another one than PUBLIC_URL.
 */
export function refuseFor(log: Logger, error: unknown): Refusal {
  const reason = error instanceof Error ? error.message.slice(0, longestReason) : 'unknown'
  log.info({ reason }, 'an answer of a passkey was refused')
  return new Refusal('passkey_refused')
}
