import { desc } from 'drizzle-orm'
import { apiLimits } from '#contract/api-limits.ts'
import type { ApiToken } from '#contract/entities/token.ts'
import { apiTokens, isGoodToken, ownTokens } from '#server/accounts/tokens.tables.ts'
import { sumSpentByToken } from '#server/credits/sum-spent-by-token.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { shapeToken } from './shape-token.ts'

/** How many ended tokens are listed in addition to the valid ones. */
const endedTokens = 20

/** A user's tokens, newest first: the valid ones, then a few ended ones that are still stored. */
export async function listTokens(db: Database, owner: Owner): Promise<ApiToken[]> {
  const [rows, spent] = await Promise.all([
    db
      .select()
      .from(apiTokens)
      .where(ownTokens(owner))
      .orderBy(desc(isGoodToken()), desc(apiTokens.id))
      .limit(apiLimits.tokensPerUser + endedTokens),
    sumSpentByToken(db, owner),
  ])
  return rows.map((row) => shapeToken(row, spent.get(row.id) ?? 0))
}
