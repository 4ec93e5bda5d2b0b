import type { Transaction } from '#server/platform/open-database.ts'
import { userKeys } from './apikeys.tables.ts'
import { ownKeys } from './own-keys.ts'

/** Removes all keys of a user who is being deleted. */
export async function removeKeysOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(userKeys).where(ownKeys({ id: userId }))
}
