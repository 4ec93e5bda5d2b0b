import { and, eq } from 'drizzle-orm'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { ownKeys, userKeys } from './apikeys.tables.ts'

/** A user's assignment under a name, as stored; null if there is none. */
export async function findAssignment(
  db: Database | Transaction,
  name: ApiKeyName,
  userId: number,
): Promise<typeof userKeys.$inferSelect | null> {
  const isThisKey = and(ownKeys({ id: userId }), eq(userKeys.name, name))
  const [known] = await db.select().from(userKeys).where(isThisKey)
  return known ?? null
}

/** How many keys are assigned to a user: without one they cannot start a job. */
export function countKeys(db: Database | Transaction, userId: number): Promise<number> {
  return db.$count(userKeys, ownKeys({ id: userId }))
}
