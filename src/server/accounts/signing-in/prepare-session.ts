import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { sessions, users } from '#server/accounts/accounts.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isOpenSession } from './is-open-session.ts'

/** For so long a second factor that was shown lets dangerous calls through. */
const confirmedMinutes = 15

type Columns = Record<string, Record<string, PgColumn | SQL>>

/**
 * What finds an open session by the hash of its token, with columns of its user. Each use moves the session's end to
 * SESSION_DAYS from now, but no use moves it beyond its `lastMomentOf`; that is due, and written, once an hour at most. Nothing is cached: a session that is ended is
 * ended for every process at once. Every call asks it, so it is made to be prepared.
 */
export function prepareSession({ db, settings }: Pick<Platform, 'db' | 'settings'>) {
  const fullTerm = sql`now() + make_interval(days => ${settings.SESSION_DAYS}::int)`
  const isDue = sql<boolean>`${sessions.expiresAt} < ${fullTerm} - interval '1 hour'`
  const confirmedSince = sql`now() - make_interval(mins => ${confirmedMinutes})`
  const mustConfirm = sql<boolean>`${users.hasFactor} and coalesce(${sessions.confirmedAt} < ${confirmedSince}, true)`
  return {
    statement: <C extends Columns>(columns: C) =>
      db
        .select({ ...columns, isDue, mustConfirm })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isOpenSession(settings))),
    async extend(tokenHash: Buffer): Promise<void> {
      await db.update(sessions).set({ expiresAt: fullTerm }).where(eq(sessions.tokenHash, tokenHash))
    },
  }
}
