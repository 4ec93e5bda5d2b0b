import { issueToken } from '#server/accounts/links/issue-token.ts'
import { replacePassword } from '#server/accounts/passwords/replace-password.ts'
import { revokeTokens } from '#server/accounts/tokens/revoke-token.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { Actor } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Removes a user's password, sessions and API tokens, and returns a single-use link that sets a new password, for the operator to hand
 * over. A link instead of a temporary password: only the user ever knows what they sign in with.
 */
export async function issueOperatorsLink(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  actor: Actor,
  userId: number,
): Promise<string> {
  const token = await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    // No password matches the empty hash.
    await replacePassword(tx, actor, userId, { kind: 'password_reset', passwordHash: '' })
    await revokeTokens(tx, actor, { id: userId })
    return issueToken(tx, { userId, kind: 'operator_reset' })
  })
  return `${settings.PUBLIC_URL}/auth/reset-password?token=${encodeURIComponent(token)}`
}
