import { and, eq, gt, sql } from 'drizzle-orm'
import type { ResetPasswordInput } from '#contract/endpoints/recovery.ts'
import { accountTokens, users } from '#server/accounts/accounts.tables.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import { replacePassword } from '#server/accounts/passwords/replace-password.ts'
import { mayUsePassword } from '#server/accounts/passwords/verify-password.ts'
import { revokeTokens } from '#server/accounts/tokens/revoke-token.ts'
import type { Welcome } from '#server/accounts/users/create-user.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { findResetToken } from './find-reset-token.ts'

/**
 * Sets a new password with a token from a mail or an operator, once, and ends every session and API token of the user, because an attacker
 * who knew the old password may have made one. Returns the user's id. A mailed token also verifies the mail address. `address` is the
 * network address of the caller. Refuses `invalid_token`, `single_sign_on_only`, `password_too_common`, `password_too_short`.
 */
export async function resetPassword(
  platform: Platform,
  welcome: Welcome,
  { token, newPassword }: ResetPasswordInput,
  address: string,
): Promise<number> {
  const { db, settings } = platform
  const owner = await findResetToken(db, token)
  if (!mayUsePassword(settings, { id: owner.userId })) throw new Refusal('single_sign_on_only')
  await refuseWeakPassword(settings, newPassword, owner)
  const passwordHash = await hashPassword(newPassword, 'known')
  await db.transaction(async (tx) => {
    // Lock the user before the links, as everywhere: the other order could deadlock.
    const [before] = await tx
      .select({ isVerified: users.isVerified })
      .from(users)
      .where(eq(users.id, owner.userId))
      .for('no key update')
    if (owner.kind === 'reset_password')
      await tx.update(users).set({ isVerified: true }).where(eq(users.id, owner.userId))
    // If two requests use the same token, one of them gets it.
    const taken = await tx
      .delete(accountTokens)
      .where(and(eq(accountTokens.tokenHash, hashToken(token)), gt(accountTokens.expiresAt, sql`now()`)))
    if (taken.rowCount === 0) throw new Refusal('invalid_token')
    const actor = userAt(owner.userId, address)
    await replacePassword(tx, actor, owner.userId, { kind: 'password_reset', passwordHash })
    await revokeTokens(tx, actor, { id: owner.userId })
    if (!before?.isVerified) await welcome(tx, platform, owner.userId)
    await orderAccountMail(tx, platform, { kind: 'password_was_reset', userId: owner.userId })
  })
  return owner.userId
}
