import { and, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { sessions, users } from '#server/accounts/accounts.tables.ts'
import { lastMomentOf } from './session-term.ts'

/** A session, joined with its user, that has not ended; `sessionDays` is the setting. */
export function isOpenSession(sessionDays: number): SQL | undefined {
  return and(
    gt(sessions.expiresAt, sql`now()`),
    sql`${lastMomentOf(sessionDays)} > now()`,
    // A sign-in that raced the deletion of its account may have left one.
    isNull(users.deletedAt),
    // And one that raced a suspension.
    isNull(users.suspendedAt),
  )
}
