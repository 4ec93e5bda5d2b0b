import { eq } from 'drizzle-orm'
import type { ChangePasswordInput } from '#contract/endpoints/accounts.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { users } from './accounts.tables.ts'
import { hashPassword } from './hash-password.ts'
import { holdPassword } from './hold-password.ts'
import { accountLimits } from './limits.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { replacePassword } from './replace-password.ts'
import { verifyPassword } from './verify-password.ts'

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
  const key = `change of password ${userId}`
  await attempts.count(key, accountLimits.failuresPerAccount)
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const isRight = await verifyPassword(user?.passwordHash, currentPassword)
  if (!user || !isRight) throw new Refusal('wrong_password')
  await attempts.forgive(key)
  await refuseCommonPassword(newPassword, user)
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    // Whoever is being locked out by a reset must not undo it.
    if (!(await holdPassword(tx, user))) throw new Refusal('wrong_password')
    await replacePassword(tx, userId, { passwordHash, keptToken })
  })
}
