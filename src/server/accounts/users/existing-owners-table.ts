import { isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Who may own something, those who are not deleted, as a table `owner` for the query of another room. */
export function existingOwnersTable(db: Database) {
  return db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(isNull(users.deletedAt))
    .as('owner')
}
