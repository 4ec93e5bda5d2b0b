import { type SQL, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'

/** A query for the ids of all users who are not deleted. */
export function existingUserIds(): SQL {
  return sql`select id from ${users} where deleted_at is null`
}
