import type { Database, Transaction } from '#server/platform/open-database.ts'
import { userKeys } from './apikeys.tables.ts'
import { ownKeys } from './own-keys.ts'

/** How many keys are assigned to a user: without one they cannot start a job. */
export function countKeys(db: Database | Transaction, userId: number): Promise<number> {
  return db.$count(userKeys, ownKeys({ id: userId }))
}
