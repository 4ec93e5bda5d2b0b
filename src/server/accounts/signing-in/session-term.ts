import { type SQL, sql } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'

/** A session ends even if it is used every day, so that a token stolen unnoticed does not work for ever. */
const longestDays = 90

/** When a session ends however much it is used: 90 days after it began, or after SESSION_DAYS if that is longer. */
export function lastMomentOf(sessionDays: number): SQL {
  return sql`(${sessions.createdAt} + make_interval(days => ${Math.max(longestDays, sessionDays)}::int))`
}
