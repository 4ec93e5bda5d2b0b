import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { confirmPassword } from '#server/accounts/passwords/confirm-password.ts'
import { mayUsePassword } from '#server/accounts/passwords/verify-password.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isFreshForFactor } from './is-fresh-session.ts'

/**
 * A factor opens or locks the account permanently, even after a password change, so an intruder who finds an open session must not be able
 * to add one. Requires a sign-in or a confirmed factor within the last 15 minutes, or the password. Refuses `password_needed`
 * (`fresh_sign_in_needed` for accounts that no password opens), `wrong_password`, `rate_limited`.
 */
export async function refuseOldSession(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  attempts: Attempts,
  { userId, sessionHash, password }: { userId: number; sessionHash: Buffer; password?: string | undefined },
): Promise<void> {
  if (password !== undefined) {
    await confirmPassword(db, attempts, userId, password)
    return
  }
  if (await isFreshForFactor(db, sessionHash)) return
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const hasPassword = user?.passwordHash && mayUsePassword(settings, user)
  throw new Refusal(hasPassword ? 'password_needed' : 'fresh_sign_in_needed')
}
