import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { verifyPassword } from './verify-password.ts'

/**
 * Verifies the user's password before an action for which a session is not enough. Returns the user's current row; the caller then locks
 * the password (`lockPassword`). Refuses `wrong_password` and, after too many wrong ones for any action, `rate_limited`.
 */
export async function confirmPassword(
  db: Database,
  attempts: Attempts,
  userId: number,
  password: string,
): Promise<typeof users.$inferSelect> {
  const key = `change of password ${userId}`
  await attempts.count(knownTriesOf(userId), attemptLimits.knownTriesPerAccount)
  await attempts.count(key, attemptLimits.failuresToConfirm)
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const isRight = await verifyPassword(user?.passwordHash, password, 'known')
  if (!user || !isRight) throw new Refusal('wrong_password')
  await attempts.forgive(key)
  return user
}

/** The key that counts a user's password checks in the lane of known users. */
export function knownTriesOf(userId: number): string {
  return `passwords of known user ${userId}`
}
