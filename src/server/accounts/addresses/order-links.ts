import type { addressChanges } from '#server/accounts/addresses.tables.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Whether another mail may be sent to an address that may belong to a stranger. Counts the mail. */
export async function isMailDue(attempts: Attempts, newEmail: string): Promise<boolean> {
  const { max, windowMs } = attemptLimits.mailsPerNewAddress
  return (await attempts.tally(`mails of a change to ${newEmail.toLowerCase()}`, windowMs)) <= max
}

/** Queues the mails with the links of a change for the addresses that have not confirmed yet; for the new address only if `isMailDue`. */
export async function orderLinks(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer'>,
  change: typeof addressChanges.$inferSelect,
  { isDue }: { isDue: boolean },
): Promise<void> {
  const { id: changeId, userId } = change
  if (isDue && !change.newConfirmedAt)
    await orderAccountMail(tx, platform, { kind: 'confirm_new_address', userId, changeId })
  if (change.asksOld && !change.oldAgreedAt)
    await orderAccountMail(tx, platform, { kind: 'agree_to_address', userId, changeId })
}
