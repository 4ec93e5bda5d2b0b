import { asc, isNotNull } from 'drizzle-orm'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { globalKeys } from './apikeys.tables.ts'

/** The names of the global keys that are set. */
export async function listSetNames(tx: Transaction): Promise<ApiKeyName[]> {
  const set = await tx
    .select({ name: globalKeys.name })
    .from(globalKeys)
    .where(isNotNull(globalKeys.sealed))
    .orderBy(asc(globalKeys.name))
  return set.map(({ name }) => name)
}
