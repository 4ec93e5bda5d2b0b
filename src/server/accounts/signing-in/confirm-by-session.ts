import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { mayUsePassword } from '#server/accounts/passwords/verify-password.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isFreshSession } from './is-fresh-session.ts'

/**
 * Confirms the identity of a user who has no password by requiring a recent sign-in. Returns the user's current row. Refuses
 * `wrong_password` for users who have a password, and `fresh_sign_in_needed`.
 */
export async function confirmBySession(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  userId: number,
  sessionHash: Buffer | null,
): Promise<typeof users.$inferSelect> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user || (user.passwordHash && mayUsePassword(settings, user))) throw new Refusal('wrong_password')
  if (!sessionHash || !(await isFreshSession(db, sessionHash))) throw new Refusal('fresh_sign_in_needed')
  return user
}
