import { asc, sql } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'
import { ownSessions } from '#server/accounts/own-sessions.ts'
import type { Database } from '#server/platform/open-database.ts'
import { lastMomentOf } from './session-term.ts'

/** A user's sessions as they can be shown to them. When one was last seen is known to the hour. */
export function listSessions(db: Database, userId: number, { sessionDays }: { sessionDays: number }) {
  // Each use moves the end: `prepareSession`. Sessions may be older than the setting.
  const lastSeen = sql`greatest(${sessions.createdAt}, ${sessions.expiresAt} - make_interval(days => ${sessionDays}::int))`
  const endsAt = sql`least(${sessions.expiresAt}, ${lastMomentOf(sessionDays)})`
  return db
    .select({
      createdAt: sessions.createdAt,
      lastSeenAt: lastSeen.mapWith(sessions.createdAt),
      expiresAt: endsAt.mapWith(sessions.expiresAt),
    })
    .from(sessions)
    .where(ownSessions({ id: userId }))
    .orderBy(asc(sessions.createdAt))
}
