import { sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import { removeUnnamedLists } from './remove-unnamed-lists.ts'

const hourMs = 60 * 60_000
const usersAtOnce = 500

/**
 * Removes lists that no job refers to, and unfinished ones, left behind by ended processes, an hour after they were stored. Compares only
 * names until there is one too many. Safe to run in several processes at once.
 */
export async function sweepLists(platform: Pick<Platform, 'db' | 'lists' | 'log'>): Promise<void> {
  const { db, lists } = platform
  const users = await lists.scopes()
  for (let first = 0; first < users.length; first += usersAtOnce) {
    const some = users.slice(first, first + usersAtOnce)
    const rows = await readRows(
      db,
      { userId: column.number, names: column.list(column.text) },
      sql`
      select user_id as "userId", array_agg(distinct list_file) as names from jobs
      where user_id = any(${`{${some.join(',')}}`}::int[]) and list_file is not null group by user_id`,
    )
    const named = new Map(rows.map(({ userId, names }) => [userId, new Set(names)]))
    for (const userId of some) {
      const found = await lists.names(userId)
      if (found.every((name) => named.get(userId)?.has(name))) continue
      await removeUnnamedLists(platform, userId, { unlessWithinMs: hourMs })
    }
  }
}
