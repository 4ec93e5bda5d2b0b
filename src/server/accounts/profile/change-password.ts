import type { ChangePasswordInput } from '#contract/endpoints/own-account.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { confirmPassword } from '#server/accounts/passwords/confirm-password.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { lockPassword } from '#server/accounts/passwords/lock-password.ts'
import { refuseWeakPassword } from '#server/accounts/passwords/refuse-weak-password.ts'
import { replacePassword } from '#server/accounts/passwords/replace-password.ts'
import { revokeTokens } from '#server/accounts/tokens/revoke-token.ts'
import type { UserActor } from '#server/audit/actor.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Changes a user's password and ends every session except that of `keptToken`; on request it also revokes their API tokens. Refuses
 * `wrong_password`, `password_too_common`, `password_too_short` and, after too many wrong ones, `rate_limited`.
 */
export async function changePassword(
  platform: Pick<Platform, 'db' | 'settings' | 'queue' | 'mailer'>,
  attempts: Attempts,
  actor: UserActor,
  {
    currentPassword,
    newPassword,
    endsTokens,
    keptToken,
  }: ChangePasswordInput & { keptToken: string | undefined },
): Promise<void> {
  const { db, settings } = platform
  const { userId } = actor
  const user = await confirmPassword(db, attempts, userId, currentPassword)
  await refuseWeakPassword(settings, newPassword, user)
  const passwordHash = await hashPassword(newPassword, 'known')
  const { max, windowMs } = attemptLimits.mailsOfNewPasswords
  const isTold = (await attempts.tally(`mails of new passwords of account ${userId}`, windowMs)) <= max
  await db.transaction(async (tx) => {
    // An intruder whom a reset locks out must not undo it.
    if (!(await lockPassword(tx, user))) throw new Refusal('wrong_password')
    await replacePassword(tx, actor, userId, { kind: 'password_changed', passwordHash, keptToken })
    if (endsTokens) await revokeTokens(tx, actor, { id: userId })
    if (isTold) await orderAccountMail(tx, platform, { kind: 'password_changed', userId })
  })
}
