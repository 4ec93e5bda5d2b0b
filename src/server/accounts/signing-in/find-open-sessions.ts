import { and, eq, inArray } from 'drizzle-orm'
import { sessions, users } from '#server/accounts/accounts.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { FindOpenSessions } from '#server/platform/watch-sessions.ts'
import { isOpenSession } from './is-open-session.ts'

/** Makes what asks for many sessions at once. To be asked for is no use of a session: its end stays where it is. */
export function findOpenSessions({ db, settings }: Pick<Platform, 'db' | 'settings'>): FindOpenSessions {
  return (tokenHashes) =>
    db
      .select({ tokenHash: sessions.tokenHash, isAdmin: users.isAdmin })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(inArray(sessions.tokenHash, tokenHashes), isOpenSession(settings)))
}
