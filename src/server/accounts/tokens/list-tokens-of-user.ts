import { and, desc, eq, isNull } from 'drizzle-orm'
import type { TokenOfUser } from '#contract/entities/token.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { apiTokens, isGoodToken, ownTokens } from '#server/accounts/tokens.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** A user's valid tokens as administrators see them, newest first. Refuses `not_found`. */
export async function listTokensOfUser(db: Database, userId: number): Promise<TokenOfUser[]> {
  const { id, name, start, lastUsedAt } = apiTokens
  const [[user], tokens] = await Promise.all([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt))),
    db
      .select({ id, name, start, lastUsedAt })
      .from(apiTokens)
      .where(and(ownTokens({ id: userId }), isGoodToken()))
      .orderBy(desc(id)),
  ])
  if (!user) throw new Refusal('not_found')
  return tokens.map((token) => ({ ...token, lastUsedAt: token.lastUsedAt?.toISOString() ?? null }))
}
