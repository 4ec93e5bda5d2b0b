import type { Transaction } from '#server/platform/open-database.ts'
import { userKeys } from './apikeys.tables.ts'
import { ownKeys } from './own-keys.ts'

/** Takes all keys from a user who is being deleted. */
export async function removeKeysOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(userKeys).where(ownKeys({ id: userId }))
}
