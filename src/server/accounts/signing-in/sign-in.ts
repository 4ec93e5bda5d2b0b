import type { LoginInput } from '#contract/endpoints/accounts.ts'
import { attemptLimits, loginsOf } from '#server/accounts/attempt-limits.ts'
import { lockPassword } from '#server/accounts/passwords/lock-password.ts'
import { verifyPassword } from '#server/accounts/passwords/verify-password.ts'
import { findAccount } from '#server/accounts/users/find-account.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { startSession } from './start-session.ts'

/**
 * Starts a session for whoever knows username (or e-mail, in any case) and password. Refuses with `invalid_credentials`, in the
 * same words and the same time whether or not the account exists, with `rate_limited`, and, where addresses must be
 * verified, with `email_not_verified`.
 */
export async function signIn(
  { db, settings }: Platform,
  attempts: Attempts,
  { username, password }: LoginInput,
): Promise<{ userId: number; token: string }> {
  const account = await findAccount(db, username)
  // By account, not by what was typed: name and e-mail share their attempts.
  const key = account ? loginsOf(account.id) : `login of nobody ${username.toLowerCase()}`
  await attempts.count(key, attemptLimits.failuresPerAccount)
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (!account || !isRight) throw new Refusal('invalid_credentials')
  await attempts.forgive(key)
  if (settings.REQUIRE_EMAIL_VERIFICATION && !account.isVerified) {
    throw new Refusal('email_not_verified', { needsVerification: true })
  }
  const userId = account.id
  const token = await db.transaction(async (tx) => {
    // A reset meanwhile has ended the sessions of the password that was compared: this one must not come after it.
    if (!(await lockPassword(tx, account))) throw new Refusal('invalid_credentials')
    return startSession(tx, { userId, days: settings.SESSION_DAYS })
  })
  return { userId, token }
}
