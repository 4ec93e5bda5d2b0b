import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { apiTokens } from '#server/accounts/tokens.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { FindOpenSessions } from '#server/platform/watch-sessions.ts'

/**
 * Returns a function that looks up many API tokens at once, as `findOpenSessions` does for sessions: to end responses that outlast their
 * caller.
 */
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
