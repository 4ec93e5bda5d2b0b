import { and, desc, gt, isNull, sql } from 'drizzle-orm'
import { ownSessions, sessions } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { lastMomentOf } from './is-open-session.ts'

/**
 * A user's sessions for display, most recently used first; incomplete sign-ins are excluded. The last use is accurate to the hour. With the
 * hash of the caller's token it lists only open sessions, the caller's own first.
 */
export function listSessions(
  db: Database,
  owner: Owner,
  { sessionDays, askedBy = null }: { sessionDays: number; askedBy?: Buffer | null },
) {
  // Each use moves the end: `prepareSession`. Sessions may be older than the current setting.
  const lastSeen = sql`least(now(), greatest(${sessions.createdAt}, ${sessions.expiresAt} - make_interval(days => ${sessionDays}::int)))`
  const isCurrent = sql<boolean>`${sessions.tokenHash} is not distinct from ${askedBy}`
  const endsAt = sql`least(${sessions.expiresAt}, ${lastMomentOf(sessionDays)})`
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      network: sessions.network,
      createdAt: sessions.createdAt,
      lastSeenAt: lastSeen.mapWith(sessions.createdAt),
      expiresAt: endsAt.mapWith(sessions.expiresAt),
      isCurrent,
    })
    .from(sessions)
    .where(and(ownSessions(owner), isNull(sessions.awaits), askedBy ? gt(endsAt, sql`now()`) : undefined))
    .orderBy(desc(isCurrent), desc(lastSeen), desc(sessions.id))
}
