import { and, eq, gt, sql } from 'drizzle-orm'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sessions, users } from './accounts.tables.ts'
import { hashToken } from './hash-token.ts'

/**
 * Who holds a session token. Each use moves the session's end to SESSION_DAYS from now; that is written once an
 * hour at most. Nothing is cached: a session that is ended is ended for every process at once.
 */
export async function findSession({ db, settings }: Platform, token: string): Promise<Caller | null> {
  const tokenHash = hashToken(token)
  const fullTerm = sql`now() + make_interval(days => ${settings.SESSION_DAYS})`
  const [found] = await db
    .select({
      caller: { id: users.id, isAdmin: users.isAdmin, language: users.language },
      isDue: sql<boolean>`${sessions.expiresAt} < ${fullTerm} - interval '1 hour'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
  if (!found) return null
  if (found.isDue) {
    await db.update(sessions).set({ expiresAt: fullTerm }).where(eq(sessions.tokenHash, tokenHash))
  }
  return found.caller
}
