import { count, isNull } from 'drizzle-orm'
import { apiKeyNames, type GlobalKey } from '#contract/entities/api-key.ts'
import type { Database } from '#server/platform/open-database.ts'
import { globalKeys, userKeys } from './apikeys.tables.ts'

/** The global key of each provider, set or not, without its value. */
export async function listGlobalKeys(db: Database): Promise<GlobalKey[]> {
  const [rows, assigned] = await Promise.all([
    db.select().from(globalKeys),
    db
      .select({ name: userKeys.name, users: count() })
      .from(userKeys)
      .where(isNull(userKeys.sealed))
      .groupBy(userKeys.name),
  ])
  return apiKeyNames.map((name) => {
    const row = rows.find((one) => one.name === name)
    const key = row?.sealed ? row : null
    return {
      name,
      isSet: key !== null,
      lastFour: key?.lastFour ?? '',
      source: key?.source ?? null,
      setAt: key?.setAt.toISOString() ?? null,
      refusedAt: key?.refusedAt?.toISOString() ?? null,
      usersCount: assigned.find((one) => one.name === name)?.users ?? 0,
    }
  })
}
