import { and, eq, ne } from 'drizzle-orm'
import { sessions } from '#server/accounts/accounts.tables.ts'
import { ownSessions } from '#server/accounts/own-sessions.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Ends one of a user's sessions, for every process at once. Refuses `not_found` of one that is not theirs. */
export async function endSession(db: Database, owner: Owner, sessionId: number): Promise<void> {
  const ended = await db.delete(sessions).where(and(ownSessions(owner), eq(sessions.id, sessionId)))
  if (ended.rowCount === 0) throw new Refusal('not_found')
}

/** Ends a user's sessions, but for the one of this token's hash where one is to stay; answers how many. */
export async function endSessions(
  db: Database | Transaction,
  owner: Owner,
  keptHash: Buffer | null = null,
): Promise<number> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(ownSessions(owner), keptHash ? ne(sessions.tokenHash, keptHash) : undefined))
  return rowCount ?? 0
}
