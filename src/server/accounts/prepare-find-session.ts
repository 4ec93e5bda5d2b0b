import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { FindCaller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sessions, users } from './accounts.tables.ts'

/**
 * Makes what finds who holds a session. Each use moves the session's end to SESSION_DAYS from now; that is written once
 * an hour at most. Nothing is cached: a session that is ended is ended for every process at once. Every call asks it,
 * so the statement is prepared.
 */
export function prepareFindSession({ db, settings }: Pick<Platform, 'db' | 'settings'>): FindCaller {
  const fullTerm = sql`now() + make_interval(days => ${settings.SESSION_DAYS}::int)`
  const found = db
    .select({
      caller: { id: users.id, isAdmin: users.isAdmin, language: users.language },
      isDue: sql<boolean>`${sessions.expiresAt} < ${fullTerm} - interval '1 hour'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        // A sign-in that raced the deletion of its account may have left one.
        isNull(users.deletedAt),
      ),
    )
    .prepare('find_session')
  return async (tokenHash) => {
    const [session] = await found.execute({ tokenHash })
    if (!session) return null
    if (session.isDue) {
      await db.update(sessions).set({ expiresAt: fullTerm }).where(eq(sessions.tokenHash, tokenHash))
    }
    return session.caller
  }
}
