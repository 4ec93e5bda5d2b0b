import type { Logger } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The browser's input may be of any length. */
const longestReason = 300

/**
 * The library throws for every invalid answer. Its reason only goes to the log, where it shows operators, for example, that the page's
 * origin differs from PUBLIC_URL.
 */
export function refuseFor(log: Logger, error: unknown): Refusal {
  const reason = error instanceof Error ? error.message.slice(0, longestReason) : 'unknown'
  log.info({ reason }, 'a passkey answer was refused')
  return new Refusal('passkey_refused')
}
