import { isNull } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { users } from './accounts.tables.ts'

/** How many users there are; those who were deleted are none. */
export async function countUsers(db: Database): Promise<number> {
  return await db.$count(users, isNull(users.deletedAt))
}
