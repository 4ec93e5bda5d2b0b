import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { sessions, users } from '#server/accounts/accounts.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import { gatherReads } from '#server/platform/waiting/gather-reads.ts'
import { isOpenSession } from './is-open-session.ts'

/** For so long a second factor that was shown lets dangerous calls through. */
const confirmedMinutes = 15

type Columns = Record<string, Record<string, PgColumn | SQL>>

interface OpenSession {
  tokenHash: Buffer
  isDue: boolean
}

/**
 * What finds open sessions by the hashes of their tokens, with columns of their users. Each use moves a session's end to
 * SESSION_DAYS from now, but no use moves it beyond its `lastMomentOf`; that is due, and written, once an hour at most.
 * Nothing is cached: a session that is ended is ended for every process at once.
 */
export function prepareSession({ db, settings }: Pick<Platform, 'db' | 'settings'>) {
  const fullTerm = sql`now() + make_interval(days => ${settings.SESSION_DAYS}::int)`
  const isDue = sql<boolean>`${sessions.expiresAt} < ${fullTerm} - interval '1 hour'`
  const confirmedSince = sql`now() - make_interval(mins => ${confirmedMinutes})`
  const mustConfirm = sql<boolean>`${users.hasFactor} and coalesce(${sessions.confirmedAt} < ${confirmedSince}, true)`
  return {
    /** Every call asks it, so it is made to be prepared. */
    statement: <C extends Columns>(columns: C) =>
      db
        .select({ ...columns, tokenHash: sessions.tokenHash, isDue, mustConfirm })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(
          and(sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`, isOpenSession(settings)),
        ),

    /** Makes what finds a session by a prepared `statement`, which calls that come at once share, of one session or of many. */
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
