import { and, eq, gt, sql } from 'drizzle-orm'
import type { ResetPasswordInput } from '#contract/endpoints/accounts.ts'
import { accountTokens, users } from '#server/accounts/accounts.tables.ts'
import { loginsOf } from '#server/accounts/attempt-limits.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { refuseCommonPassword } from '#server/accounts/passwords/refuse-common-password.ts'
import { replacePassword } from '#server/accounts/passwords/replace-password.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { findResetToken } from './find-reset-token.ts'

/**
 * Sets a new password by a token from a mail, once, and ends every session of the user. The mail arrived, so the
 * address is verified too. Refuses `invalid_token`, `password_too_common`.
 */
export async function resetPassword(
  db: Database,
  attempts: Attempts,
  { token, newPassword }: ResetPasswordInput,
): Promise<void> {
  const owner = await findResetToken(db, token)
  await refuseCommonPassword(newPassword, owner)
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    // The user before the links, as everywhere: the other way round each could wait for the other.
    await tx.update(users).set({ isVerified: true }).where(eq(users.id, owner.userId))
    // Of two that come with the same token one takes it away.
    const taken = await tx
      .delete(accountTokens)
      .where(and(eq(accountTokens.tokenHash, hashToken(token)), gt(accountTokens.expiresAt, sql`now()`)))
    if (taken.rowCount === 0) throw new Refusal('invalid_token')
    await replacePassword(tx, owner.userId, { passwordHash })
  })
  // An attacker who shut the account by guessing does not keep its owner out.
  await attempts.forgive(loginsOf(owner.userId))
}
