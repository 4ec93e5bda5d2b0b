import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Counts a wrong password and, at most once a day, queues a mail to the account's owner after many of them. If the account does not
 * exist it queues a mail without a recipient, so that the response time reveals nothing.
 */
export async function alertOnFailures(
  platform: Platform,
  attempts: Attempts,
  userId: number | null,
  typed: string,
): Promise<void> {
  const { failuresUntold, mailsOfFailures } = attemptLimits
  const whose = userId === null ? `nobody ${typed.toLowerCase()}` : `account ${userId}`
  const failures = await attempts.tally(`failures of ${whose}`, failuresUntold.windowMs)
  if (failures <= failuresUntold.max) return
  const told = await attempts.tally(`mails of failures of ${whose}`, mailsOfFailures.windowMs)
  if (told > mailsOfFailures.max) return
  await platform.db.transaction((tx) => orderAccountMail(tx, platform, { kind: 'password_guessed', userId }))
}
