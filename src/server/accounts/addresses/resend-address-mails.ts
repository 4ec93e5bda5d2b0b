import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { findAddressChange } from './address-changes.queries.ts'
import { isMailDue, orderLinks } from './order-links.ts'

/**
 * Sends the links of the open address change again to the addresses that have not confirmed yet; earlier links keep working. Refuses
 * `not_found` and `rate_limited`.
 */
export async function resendAddressMails(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer'>,
  attempts: Attempts,
  userId: number,
): Promise<void> {
  const { db } = platform
  const change = await findAddressChange(db, userId)
  if (!change) throw new Refusal('not_found')
  await attempts.count(`changes of address of ${userId}`, attemptLimits.addressChangesPerAccount)
  const isDue = await isMailDue(attempts, change.newEmail)
  await db.transaction((tx) => orderLinks(tx, platform, change, { isDue }))
}
