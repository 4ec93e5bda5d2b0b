import { eq } from 'drizzle-orm'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { globalKeys } from './apikeys.tables.ts'
import { findAssignment } from './find-assignment.ts'

/** What may be shown of a key: whether it is an own or the global one, and its last four characters if it is long enough. */
export interface ShownKey {
  source: 'own' | 'global'
  lastFour: string
}

/** The key assigned to a user, or the global key for no user; null if there is none. */
export async function showKey(
  db: Database | Transaction,
  name: ApiKeyName,
  userId: number | null,
): Promise<ShownKey | null> {
  if (userId === null) {
    const [key] = await db.select().from(globalKeys).where(eq(globalKeys.name, name))
    return key?.sealed ? { source: 'global', lastFour: key.lastFour } : null
  }
  const key = await findAssignment(db, name, userId)
  return key ? { source: key.sealed ? 'own' : 'global', lastFour: key.lastFour } : null
}
