import type { LoginInput } from '#contract/endpoints/accounts.ts'
import type { User } from '#contract/entities/user.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { findAccount } from './find-account.ts'
import type { FailureLimit } from './limit-failures.ts'
import { readUser } from './read-user.ts'
import { startSession } from './start-session.ts'
import type { UserParts } from './user-parts.ts'
import { verifyPassword } from './verify-password.ts'

/**
 * Starts a session for whoever knows username (or e-mail, in any case) and password. Refuses with
 * `invalid_credentials`, in the same words and the same time whether or not the account exists, and with
 * `rate_limited`.
 */
export async function signIn(
  { db, settings }: Platform,
  parts: UserParts,
  failures: FailureLimit,
  { username, password }: LoginInput,
): Promise<{ user: User; token: string }> {
  const account = await findAccount(db, username)
  // By account, not by what was typed: name and e-mail share their attempts.
  const attempts = account ? `account ${account.id}` : `nobody ${username.toLowerCase()}`
  failures.attempt(attempts)
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (!account || !isRight) throw new Refusal('invalid_credentials')
  failures.forgive(attempts)
  const token = await startSession(db, { userId: account.id, days: settings.SESSION_DAYS })
  return { user: await readUser(db, parts, account.id), token }
}
