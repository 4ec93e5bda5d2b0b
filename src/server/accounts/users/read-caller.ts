import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

/** Who a user is now, for work that goes on without a request of theirs. Null: they were deleted. */
export async function readCaller(db: Database | Transaction, userId: number): Promise<Caller | null> {
  const [caller] = await db
    .select({ id: users.id, isAdmin: users.isAdmin, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return caller ?? null
}
