import type { ChangePasswordInput } from '#contract/endpoints/accounts.ts'
import { confirmPassword } from '#server/accounts/passwords/confirm-password.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { lockPassword } from '#server/accounts/passwords/lock-password.ts'
import { refuseCommonPassword } from '#server/accounts/passwords/refuse-common-password.ts'
import { replacePassword } from '#server/accounts/passwords/replace-password.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Changes a user's password and ends every session but the one of `keptToken`. Refuses `wrong_password`,
 * `password_too_common` and, after too many wrong ones, `rate_limited`.
 */
export async function changePassword(
  db: Database,
  attempts: Attempts,
  userId: number,
  { currentPassword, newPassword, keptToken }: ChangePasswordInput & { keptToken: string | undefined },
): Promise<void> {
  const user = await confirmPassword(db, attempts, userId, currentPassword)
  await refuseCommonPassword(newPassword, user)
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    // An intruder whom a reset is locking out must not undo it.
    if (!(await lockPassword(tx, user))) throw new Refusal('wrong_password')
    await replacePassword(tx, userId, { passwordHash, keptToken })
  })
}
