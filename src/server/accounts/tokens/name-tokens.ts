import { inArray } from 'drizzle-orm'
import { apiTokens } from '#server/accounts/tokens.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** The names of the tokens that these rows refer to, by id; deleted tokens are missing. */
export async function nameTokens(
  db: Database,
  rows: { tokenId: number | null }[],
): Promise<Map<number, string>> {
  const ids = new Set(rows.map(({ tokenId }) => tokenId).filter((id) => id !== null))
  if (ids.size === 0) return new Map()
  const named = await db
    .select({ id: apiTokens.id, name: apiTokens.name })
    .from(apiTokens)
    .where(inArray(apiTokens.id, [...ids]))
  return new Map(named.map(({ id, name }) => [id, name]))
}
