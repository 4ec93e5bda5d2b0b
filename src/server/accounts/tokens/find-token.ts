import { eq, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { apiTokens } from '#server/accounts/tokens.tables.ts'
import type { TokenCaller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { shareReads } from '#server/platform/waiting/share-reads.ts'
import { isTokenText } from './token-text.ts'

/**
 * Makes what finds who calls by a token of the API. Nothing is cached: one that is revoked is revoked for every process at
 * once. That it was used is written once a minute at most. Refuses `token_mistyped` (without asking the database),
 * `token_unknown`, `token_revoked`, `token_expired`, `token_suspended`.
 */
export function prepareFindToken({ db }: Pick<Platform, 'db'>) {
  const found = db
    .select({
      tokenId: apiTokens.id,
      scopes: apiTokens.scopes,
      monthlyCapCents: apiTokens.monthlyCapCents,
      expiresAt: apiTokens.expiresAt,
      revokedAt: apiTokens.revokedAt,
      isExpired: sql<boolean>`coalesce(${apiTokens.expiresAt} <= now(), false)`,
      isUseDue: sql<boolean>`coalesce(${apiTokens.lastUsedAt} < now() - interval '1 minute', true)`,
      id: users.id,
      isAdmin: users.isAdmin,
      language: users.language,
      isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_token')
  const read = shareReads(
    (tokenHash: Buffer) => tokenHash.toString('base64'),
    async (tokenHash: Buffer) => {
      const [token] = await found.execute({ tokenHash })
      if (token?.isUseDue && !token.revokedAt && !token.isExpired)
        await db.update(apiTokens).set({ lastUsedAt: sql`now()` }).where(eq(apiTokens.id, token.tokenId))
      return token
    },
  )
  return async (text: string): Promise<TokenCaller> => {
    if (!isTokenText(text)) throw new Refusal('token_mistyped')
    const token = await read(hashToken(text))
    if (!token) throw new Refusal('token_unknown')
    const { tokenId, scopes, monthlyCapCents, id, isAdmin, language, revokedAt, expiresAt, isExpired } = token
    if (revokedAt) throw new Refusal('token_revoked', { revokedAt: revokedAt.toISOString() })
    if (isExpired && expiresAt) throw new Refusal('token_expired', { expiredAt: expiresAt.toISOString() })
    if (token.isSuspended) throw new Refusal('token_suspended')
    return { tokenId, scopes, monthlyCapCents, id, isAdmin, language }
  }
}
