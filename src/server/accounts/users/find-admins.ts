import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

/** The ids of all administrators who can sign in. */
export async function findAdmins(db: Database | Transaction): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.deletedAt), isNull(users.suspendedAt)))
  return rows.map(({ id }) => id)
}
