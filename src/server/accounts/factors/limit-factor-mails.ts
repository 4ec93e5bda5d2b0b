import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Whether one more mail about a changed factor may be sent to a user today. It counts in the transaction that makes the change: attempts
 * that fail must not use up the mails that report one which succeeds.
 */
export async function mayMailAboutFactors(
  tx: Transaction,
  attempts: Attempts,
  userId: number,
): Promise<boolean> {
  const { max, windowMs } = attemptLimits.mailsOfFactors
  const sent = await attempts.within(tx).tally(`mails of factors of account ${userId}`, windowMs)
  return sent <= max
}
