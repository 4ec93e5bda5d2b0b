import { ilike, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'

/** A query for the ids of the users whose name or address holds a text, for the query of another room. */
export function findUserIds(search: string): SQL {
  const pattern = searchPattern(search)
  return sql`(select ${users.id} from ${users} where ${or(ilike(users.username, pattern), ilike(users.email, pattern))})`
}
