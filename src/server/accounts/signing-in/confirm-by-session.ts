import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { mayUsePassword } from '#server/accounts/passwords/may-use-password.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isFreshSession } from './is-fresh-session.ts'

/**
 * Makes sure that it is the user who sits there, where no password of theirs lets them in: they have just signed in. Answers the user
 * as they are. Refuses `wrong_password` for whoever has one, and `fresh_sign_in_needed`.
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
