import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

const freshMinutes = 15

const since = sql`now() - make_interval(mins => ${freshMinutes})`

/** Of a session: it began so lately, by somebody who showed who they are, that it is still theirs. */
const beganFresh = and(gt(sessions.createdAt, since), sessions.startsFresh)

/** The same for setting up a factor: one that was shown counts, and so does a sign-in that awaits the first one. */
const mayAddFactor = or(
  beganFresh,
  gt(sessions.confirmedAt, since),
  and(gt(sessions.createdAt, since), isNotNull(sessions.awaits)),
)

/** Whether the session with a token of this hash began so lately that it shows who sits there. */
export function isFreshSession(db: Database, tokenHash: Buffer): Promise<boolean> {
  return isSession(db, tokenHash, beganFresh)
}

/** Whether a factor may be added in the session with a token of this hash. */
export function isFreshForFactor(db: Database, tokenHash: Buffer): Promise<boolean> {
  return isSession(db, tokenHash, mayAddFactor)
}

async function isSession(db: Database, tokenHash: Buffer, such: SQL | undefined): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.tokenHash, tokenHash), such))) > 0
}
