import { desc } from 'drizzle-orm'
import { apiLimits } from '#contract/api-limits.ts'
import type { ApiToken } from '#contract/entities/token.ts'
import { apiTokens, isGoodToken, ownTokens } from '#server/accounts/tokens.tables.ts'
import { sumSpentByToken } from '#server/credits/sum-spent-by-token.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { shapeToken } from './shape-token.ts'

/** So many that have ended fit beside the most that can be good. */
const endedTokens = 20

/** A user's tokens, the last made first: those that are good, then a few of those that have ended and are still kept. */
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
