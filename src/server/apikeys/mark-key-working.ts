import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { globalKeys, ownKeys, userKeys } from './apikeys.tables.ts'
import type { KeyRef } from './key-ref.ts'

/**
 * Records that a key passed a test: it is used again. The new version makes workers discard what they knew of it. Does nothing if the key
 * was replaced in the meantime.
 */
export async function markKeyWorking(db: Database, { userId, name, version }: KeyRef): Promise<void> {
  const fresh = { refusedAt: null, version: version + 1 }
  const isThisKey = (keys: typeof globalKeys | typeof userKeys) =>
    and(eq(keys.name, name), eq(keys.version, version))
  if (userId === null) await db.update(globalKeys).set(fresh).where(isThisKey(globalKeys))
  else
    await db
      .update(userKeys)
      .set(fresh)
      .where(and(ownKeys({ id: userId }), isThisKey(userKeys)))
}
