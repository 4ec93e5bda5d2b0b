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
 * Gives a user, whom the caller holds, the address of a change, verified, and orders a mail to each of the two. Links that
 * went to the old address, to reset the password say, lead nowhere any more; sessions stay. Neither address brings the
 * starting credit again. Throws the violation of `users_email_key` where somebody has the address.
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
