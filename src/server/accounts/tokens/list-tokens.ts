import { and, desc } from 'drizzle-orm'
import type { ApiToken } from '#contract/entities/token.ts'
import { isGoodToken, ownTokens } from '#server/accounts/own-tokens.ts'
import { apiTokens } from '#server/accounts/tokens.tables.ts'
import { sumSpentByToken } from '#server/credits/sum-spent-by-token.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { shapeToken } from './shape-token.ts'

/** A user's tokens that are good, the last made first. They are few: `limits.tokensPerUser`. */
export async function listTokens(db: Database, owner: Owner): Promise<ApiToken[]> {
  const [rows, spent] = await Promise.all([
    db
      .select()
      .from(apiTokens)
      .where(and(ownTokens(owner), isGoodToken()))
      .orderBy(desc(apiTokens.id)),
    sumSpentByToken(db, owner),
  ])
  return rows.map((row) => shapeToken(row, spent.get(row.id) ?? 0))
}
