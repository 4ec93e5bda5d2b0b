import { type SQL, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'

/** The ids of all users who can get in, as a query: neither deleted nor suspended. */
export function presentUserIds(): SQL {
  return sql`select id from ${users} where deleted_at is null and suspended_at is null`
}
