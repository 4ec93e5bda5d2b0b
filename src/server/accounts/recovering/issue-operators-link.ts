import { issueToken } from '#server/accounts/links/issue-token.ts'
import { replacePassword } from '#server/accounts/passwords/replace-password.ts'
import { revokeTokens } from '#server/accounts/tokens/revoke-token.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import type { Actor } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Takes a user's password, sessions and tokens of the API away, and answers a link that sets a new password, once, for whoever the operator
 * gives it to. A link and no temporary password: nobody but the user ever knows what they sign in with.
 */
export async function issueOperatorsLink(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  actor: Actor,
  userId: number,
): Promise<string> {
  const token = await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    // No password belongs to the empty hash.
    await replacePassword(tx, actor, userId, { kind: 'password_reset', passwordHash: '' })
    await revokeTokens(tx, actor, { id: userId })
    return issueToken(tx, { userId, kind: 'operator_reset' })
  })
  return `${settings.PUBLIC_URL}/auth/reset-password?token=${encodeURIComponent(token)}`
}
