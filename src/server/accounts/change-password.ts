import { eq } from 'drizzle-orm'
import type { ChangePasswordInput } from '#contract/endpoints/accounts.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { users } from './accounts.tables.ts'
import { hashPassword } from './hash-password.ts'
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
  if (!(await verifyPassword(user?.passwordHash, currentPassword))) throw new Refusal('wrong_password')
  await attempts.forgive(key)
  if (user) await refuseCommonPassword(newPassword, user)
  const passwordHash = await hashPassword(newPassword)
  await db.transaction((tx) => replacePassword(tx, userId, { passwordHash, keptToken }))
}
