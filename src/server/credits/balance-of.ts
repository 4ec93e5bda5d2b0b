import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { creditAccounts } from './credits.tables.ts'

/** What a user can still spend, in cents, as an expression for a larger query. */
export function balanceOf(userId: SQLWrapper): SQL<number> {
  const balance = sql`(select balance_cents from ${creditAccounts} where user_id = ${userId})`
  return sql`coalesce(${balance}, 0)`.mapWith(Number)
}
