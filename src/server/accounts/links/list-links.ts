import { asc } from 'drizzle-orm'
import { accountTokens, ownLinks } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Lists a user's stored mailed links without their tokens. */
export function listLinks(db: Database, userId: number) {
  return db
    .select({
      kind: accountTokens.kind,
      createdAt: accountTokens.createdAt,
      expiresAt: accountTokens.expiresAt,
      usedAt: accountTokens.usedAt,
    })
    .from(accountTokens)
    .where(ownLinks({ id: userId }))
    .orderBy(asc(accountTokens.createdAt))
}
