import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Makes a user an administrator, or an administrator a user again; it counts from the next call on. */
export async function setAdmin(db: Database, userId: number, isAdmin: boolean): Promise<void> {
  await db.update(users).set({ isAdmin }).where(eq(users.id, userId))
}
