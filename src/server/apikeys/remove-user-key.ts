import { and, eq } from 'drizzle-orm'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { ownKeys, userKeys } from './apikeys.tables.ts'

/** Removes a key from a user. Refuses `not_found` if they have none of that name. */
export async function removeUserKey(
  db: Database | Transaction,
  userId: number,
  name: ApiKeyName,
): Promise<void> {
  const removed = await db.delete(userKeys).where(and(ownKeys({ id: userId }), eq(userKeys.name, name)))
  if (removed.rowCount === 0) throw new Refusal('not_found')
}

/** Removes all keys of a user who is being deleted. */
export async function removeKeysOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(userKeys).where(ownKeys({ id: userId }))
}
