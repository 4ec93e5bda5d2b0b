import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'

/** Counts a mail to a user about their passkeys: whoever adds and removes one all day long is not told each time. */
export async function mayTellOfPasskeys(attempts: Attempts, userId: number): Promise<boolean> {
  const { max, windowMs } = attemptLimits.mailsOfPasskeys
  return (await attempts.tally(`mails of passkeys of account ${userId}`, windowMs)) <= max
}
