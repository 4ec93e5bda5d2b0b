import { and, eq, inArray } from 'drizzle-orm'
import { sessions, users } from '#server/accounts/accounts.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { FindOpenSessions } from '#server/platform/watch-sessions.ts'
import { isOpenSession } from './is-open-session.ts'

/** Returns a function that looks up many sessions at once. A lookup does not count as use: it does not extend the session. */
export function findOpenSessions({ db, settings }: Pick<Platform, 'db' | 'settings'>): FindOpenSessions {
  return (tokenHashes) =>
    db
      .select({ tokenHash: sessions.tokenHash, isAdmin: users.isAdmin })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(inArray(sessions.tokenHash, tokenHashes), isOpenSession(settings)))
}
