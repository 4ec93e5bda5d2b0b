import { type SQL, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'

/** The ids of all users who are not deleted, as a query. */
export function existingUserIds(): SQL {
  return sql`select id from ${users} where deleted_at is null`
}
