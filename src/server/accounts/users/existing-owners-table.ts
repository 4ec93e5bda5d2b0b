import { isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Users who are not deleted, as a table `owner` for queries of other modules. */
export function existingOwnersTable(db: Database) {
  return db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(isNull(users.deletedAt))
    .as('owner')
}
