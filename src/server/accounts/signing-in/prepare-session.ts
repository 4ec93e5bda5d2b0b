import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { sessions, users } from '#server/accounts/accounts.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import { gatherReads } from '#server/platform/waiting/gather-reads.ts'
import { isOpenSession } from './is-open-session.ts'

/** How long a confirmed second factor permits sensitive calls. */
const confirmedMinutes = 15

type Columns = Record<string, Record<string, PgColumn | SQL>>

interface OpenSession {
  tokenHash: Buffer
  isDue: boolean
}

/**
 * Queries for open sessions by token hash, with columns of their users. Each use extends a session to SESSION_DAYS from now, but never
 * beyond its `lastMomentOf`; the extension is written at most once an hour. Nothing is cached: a session that ends is over for every
 * process at once.
 */
export function prepareSession({ db, settings }: Pick<Platform, 'db' | 'settings'>) {
  const fullTerm = sql`now() + make_interval(days => ${settings.SESSION_DAYS}::int)`
  const isDue = sql<boolean>`${sessions.expiresAt} < ${fullTerm} - interval '1 hour'`
  const confirmedSince = sql`now() - make_interval(mins => ${confirmedMinutes})`
  const mustConfirm = sql<boolean>`${users.hasFactor} and coalesce(${sessions.confirmedAt} < ${confirmedSince}, true)`
  return {
    /** Built to be prepared, because every call runs it. */
    statement: <C extends Columns>(columns: C) =>
      db
        .select({ ...columns, tokenHash: sessions.tokenHash, isDue, mustConfirm })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`, isOpenSession(settings)),
        ),

    /**
     * Returns a function that finds a session through a prepared `statement`; concurrent calls share a query, for one session or for many.
     */
    finder<S extends OpenSession>(statement: {
      execute(values: { tokenHashes: readonly Buffer[] }): Promise<S[]>
    }): (tokenHash: Buffer) => Promise<S | null> {
      return gatherReads(async (tokenHashes: readonly Buffer[]) => {
        const open = await statement.execute({ tokenHashes })
        const due = open.filter(({ isDue }) => isDue).map(({ tokenHash }) => tokenHash)
        if (due.length > 0)
          await db.update(sessions).set({ expiresAt: fullTerm }).where(inArray(sessions.tokenHash, due))
        const byKey = new Map(open.map((session) => [keyOf(session.tokenHash), session]))
        return tokenHashes.map((tokenHash) => byKey.get(keyOf(tokenHash)) ?? null)
      })
    },
  }
}

function keyOf(tokenHash: Buffer): string {
  return tokenHash.toString('base64')
}
