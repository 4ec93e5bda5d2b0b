import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { apiTokens } from '#server/accounts/tokens.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { FindOpenSessions } from '#server/platform/watch-sessions.ts'

/** Makes what asks for many tokens of the API at once, as for sessions: what their answers last longer than they may. */
export function findOpenTokens({ db }: Pick<Platform, 'db'>): FindOpenSessions {
  return (tokenHashes) =>
    db
      .select({ tokenHash: apiTokens.tokenHash, isAdmin: users.isAdmin })
      .from(apiTokens)
      .innerJoin(users, eq(users.id, apiTokens.userId))
      .where(
        and(
          inArray(apiTokens.tokenHash, tokenHashes),
          isNull(apiTokens.revokedAt),
          or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
          isNull(users.suspendedAt),
        ),
      )
}
