import { ilike, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'

/** A query for the ids of users whose name or address contains a text, for queries of other modules. */
export function findUserIds(search: string): SQL {
  const pattern = searchPattern(search)
  return sql`(select ${users.id} from ${users} where ${or(ilike(users.username, pattern), ilike(users.email, pattern))})`
}
