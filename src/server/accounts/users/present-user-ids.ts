import { type SQL, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'

/** A query for the ids of all users who can sign in: neither deleted nor suspended. */
export function presentUserIds(): SQL {
  return sql`select id from ${users} where deleted_at is null and suspended_at is null`
}
