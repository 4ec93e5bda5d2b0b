import { isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Counts users, without deleted ones. */
export async function countUsers(db: Database): Promise<number> {
  return await db.$count(users, isNull(users.deletedAt))
}
