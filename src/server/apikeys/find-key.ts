import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readAssignedKeys, readGlobalKeys, type StoredKey } from './read-stored-keys.ts'

/** The key behind a user's assignment, or the global key for no user; null if none is set. */
export async function findKey(
  db: Database,
  name: ApiKeyName,
  userId: number | null,
): Promise<StoredKey | null> {
  const { keys } = userId === null ? await readGlobalKeys(db) : await readAssignedKeys(db, userId)
  return keys.find(({ ref }) => ref.name === name) ?? null
}
