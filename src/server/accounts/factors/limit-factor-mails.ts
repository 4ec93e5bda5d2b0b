import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'

/** Whether one more mail about a changed factor may be sent to a user today. Call it before the transaction that makes the change. */
export async function mayMailAboutFactors(attempts: Attempts, userId: number): Promise<boolean> {
  const { max, windowMs } = attemptLimits.mailsOfFactors
  return (await attempts.tally(`mails of factors of account ${userId}`, windowMs)) <= max
}
