import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { confirmPassword } from '#server/accounts/passwords/confirm-password.ts'
import { lockPassword } from '#server/accounts/passwords/lock-password.ts'
import { oidcIdentities, ownIdentities } from '#server/accounts/single-sign-on.tables.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Unlinks a user from every issuer; the password remains as the way in. Refuses `wrong_password`, also for users without one,
 * `rate_limited`, and `single_sign_on_only`.
 */
export async function unlinkIdentity(
  platform: Platform,
  attempts: Attempts,
  actor: UserActor,
  password: string,
): Promise<void> {
  const { db, settings } = platform
  const { userId } = actor
  if (settings.OIDC_ONLY) throw new Refusal('single_sign_on_only')
  const user = await confirmPassword(db, attempts, userId, password)
  await db.transaction(async (tx) => {
    // A concurrent password reset by the account's owner wins.
    if (!(await lockPassword(tx, user))) throw new Refusal('wrong_password')
    const gone = await tx.delete(oidcIdentities).where(ownIdentities({ id: userId }))
    if (gone.rowCount === 0) return
    await recordEvent(tx, actor, { kind: 'single_sign_on_unlinked', details: {} })
    // An unverified address may belong to somebody else.
    if (user.isVerified) await orderAccountMail(tx, platform, { kind: 'single_sign_on_unlinked', userId })
  })
}
