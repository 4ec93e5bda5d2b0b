import { and, eq } from 'drizzle-orm'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { userKeys } from './apikeys.tables.ts'
import { ownKeys } from './own-keys.ts'

/** Removes a key from a user. Refuses `not_found` if they have none of that name. */
export async function removeUserKey(
  db: Database | Transaction,
  userId: number,
  name: ApiKeyName,
): Promise<void> {
  const removed = await db.delete(userKeys).where(and(ownKeys({ id: userId }), eq(userKeys.name, name)))
  if (removed.rowCount === 0) throw new Refusal('not_found')
}
