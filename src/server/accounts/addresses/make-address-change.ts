import { eq, sql } from 'drizzle-orm'
import { accountTokens, ownLinks, users } from '#server/accounts/accounts.tables.ts'
import { addressChanges } from '#server/accounts/addresses.tables.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { noteCreditOf } from '#server/accounts/users/is-first-credit.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Applies an address change to a user whom the caller has locked: the new address counts as verified, and both addresses get a mail. Links
 * sent to the old address, such as password resets, stop working; sessions stay. Neither address earns the starting credit again. Throws
 * the violation of `users_email_key` if another account has the address.
 */
export async function makeAddressChange(
  tx: Transaction,
  platform: Pick<Platform, 'secrets' | 'queue' | 'mailer'>,
  actor: Actor,
  { id: changeId, userId, newEmail, asksOld }: typeof addressChanges.$inferSelect,
): Promise<void> {
  await noteCreditOf(tx, platform.secrets, userId)
  await tx.update(users).set({ email: newEmail, isVerified: true }).where(eq(users.id, userId))
  await noteCreditOf(tx, platform.secrets, userId)
  await tx.delete(accountTokens).where(ownLinks({ id: userId }))
  await tx.update(addressChanges).set({ changedAt: sql`now()` }).where(eq(addressChanges.id, changeId))
  await recordEvent(tx, actor, { kind: 'address_changed', details: {}, subjectId: userId })
  await orderAccountMail(tx, platform, { kind: 'address_changed', userId, changeId })
  if (asksOld) await orderAccountMail(tx, platform, { kind: 'address_left', userId, changeId })
}
