import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'

/** Whether one more mail of a changed factor goes to a user today. Counted before the transaction of what it tells. */
export async function mayTellOfFactors(attempts: Attempts, userId: number): Promise<boolean> {
  const { max, windowMs } = attemptLimits.mailsOfFactors
  return (await attempts.tally(`mails of factors of account ${userId}`, windowMs)) <= max
}
