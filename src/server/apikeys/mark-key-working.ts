import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { globalKeys, userKeys } from './apikeys.tables.ts'
import type { KeyRef } from './key-ref.ts'
import { ownKeys } from './own-keys.ts'

/**
 * Notes that a key passed a test: it is used again. Its new version makes workers forget what they knew of it. Does
 * nothing when the key was replaced meanwhile.
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
