import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { sessions, users } from '#server/accounts/accounts.tables.ts'
import type { Settings } from '#server/platform/read-settings.ts'

type Asked = Pick<Settings, 'SESSION_DAYS' | 'SECOND_FACTOR'>

/** A session ends even if it is used every day, so that a token stolen unnoticed does not work for ever. */
const longestDays = 90

/** A session, joined with its user, that has not ended and awaits nothing. */
export function isOpenSession({ SESSION_DAYS, SECOND_FACTOR }: Asked): SQL | undefined {
  return and(
    isNull(sessions.awaits),
    // Also ends sessions from before a factor was required or the user became an administrator: the next sign-in asks for it.
    hasWhatMust(SECOND_FACTOR),
    gt(sessions.expiresAt, sql`now()`),
    sql`${lastMomentOf(SESSION_DAYS)} > now()`,
    // A sign-in that raced the deletion of its account may have left a session.
    isNull(users.deletedAt),
    // So may one that raced a suspension.
    isNull(users.suspendedAt),
  )
}

/** When a session ends however much it is used: 90 days after it began, or after SESSION_DAYS if that is longer. */
export function lastMomentOf(sessionDays: number): SQL {
  return sql`(${sessions.createdAt} + make_interval(days => ${Math.max(longestDays, sessionDays)}::int))`
}

function hasWhatMust(setting: Asked['SECOND_FACTOR']): SQL | undefined {
  if (setting === 'optional') return undefined
  return setting === 'all' ? eq(users.hasFactor, true) : or(users.hasFactor, eq(users.isAdmin, false))
}
