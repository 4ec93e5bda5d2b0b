import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

const freshMinutes = 15

const since = sql`now() - make_interval(mins => ${freshMinutes})`

/** A session that started recently with an authentication, so the user can be assumed to be the same. */
const beganFresh = and(gt(sessions.createdAt, since), sessions.startsFresh)

/** The same for adding a factor: a recently shown factor counts too, and so does a sign-in that awaits its first factor. */
const mayAddFactor = or(
  beganFresh,
  gt(sessions.confirmedAt, since),
  and(gt(sessions.createdAt, since), isNotNull(sessions.awaits)),
)

/** Whether the session with this token hash is recent enough to count as authentication. */
export function isFreshSession(db: Database, tokenHash: Buffer): Promise<boolean> {
  return isSession(db, tokenHash, beganFresh)
}

/** Whether a factor can be added in the session with this token hash. */
export function isFreshForFactor(db: Database, tokenHash: Buffer): Promise<boolean> {
  return isSession(db, tokenHash, mayAddFactor)
}

async function isSession(db: Database, tokenHash: Buffer, such: SQL | undefined): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.tokenHash, tokenHash), such))) > 0
}
