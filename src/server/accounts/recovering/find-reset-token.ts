import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { accountTokens, resetKinds, users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/** Returns the user whose password a token can reset, and the token's kind, without using the token up. Refuses `invalid_token`. */
export async function findResetToken(db: Database, token: string) {
  const [owner] = await db
    .select({ kind: accountTokens.kind, userId: users.id, username: users.username, email: users.email })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(
      and(
        eq(accountTokens.tokenHash, hashToken(token)),
        inArray(accountTokens.kind, resetKinds),
        gt(accountTokens.expiresAt, sql`now()`),
        isNull(accountTokens.usedAt),
        // A mail that was being sent while its user was deleted may have left a token.
        isNull(users.deletedAt),
      ),
    )
  if (!owner) throw new Refusal('invalid_token')
  return owner
}
