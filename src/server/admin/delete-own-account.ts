import { firstAdminId } from '#contract/entities/user.ts'
import { confirmPassword } from '#server/accounts/passwords/confirm-password.ts'
import { lockPassword } from '#server/accounts/passwords/lock-password.ts'
import { confirmBySession } from '#server/accounts/signing-in/confirm-by-session.ts'
import type { UserActor } from '#server/audit/actor.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { deleteUser } from './delete-user.ts'

/**
 * Deletes the calling user. A user without a password must have signed in recently. Refuses `first_admin_is_permanent`, `wrong_password`,
 * `fresh_sign_in_needed` and, after too many wrong passwords, `rate_limited`.
 */
export async function deleteOwnAccount(
  platform: Pick<
    Platform,
    'db' | 'settings' | 'secrets' | 'views' | 'lists' | 'pictures' | 'thumbnails' | 'log'
  >,
  attempts: Attempts,
  actor: UserActor,
  { password, sessionHash }: { password: string | undefined; sessionHash: Buffer | null },
): Promise<void> {
  const { userId } = actor
  if (userId === firstAdminId) throw new Refusal('first_admin_is_permanent')
  const user =
    password === undefined
      ? await confirmBySession(platform, userId, sessionHash)
      : await confirmPassword(platform.db, attempts, userId, password)
  await deleteUser(platform, actor, userId, async (tx) => {
    // An intruder whom a reset locks out must not delete the account.
    if (!(await lockPassword(tx, user))) throw new Refusal('wrong_password')
  })
}
