import { asc } from 'drizzle-orm'
import { accountTokens, ownLinks } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** The links that were mailed to a user and are still kept, without what would open them. */
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
