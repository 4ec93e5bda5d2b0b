import { and, eq, ne, type SQL } from 'drizzle-orm'
import { ownSessions, sessions } from '#server/accounts/accounts.tables.ts'
import type { Actor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Ends one of a user's sessions, effective in every process at once. Refuses `not_found` if it is not theirs. */
export async function endSession(
  db: Database,
  actor: Actor,
  { owner, sessionId }: { owner: Owner; sessionId: number },
): Promise<void> {
  const ended = await db.transaction((tx) => end(tx, actor, owner, eq(sessions.id, sessionId)))
  if (ended === 0) throw new Refusal('not_found')
}

/** Ends a user's sessions, except the one with this token hash if given, and records it. Returns how many. */
export async function endSessions(
  tx: Transaction,
  actor: Actor,
  owner: Owner,
  keptHash: Buffer | null = null,
): Promise<number> {
  return await end(tx, actor, owner, keptHash ? ne(sessions.tokenHash, keptHash) : undefined)
}

async function end(tx: Transaction, actor: Actor, owner: Owner, which: SQL | undefined): Promise<number> {
  const { rowCount } = await tx.delete(sessions).where(and(ownSessions(owner), which))
  const ended = rowCount ?? 0
  if (ended > 0)
    await recordEvent(tx, actor, {
      kind: 'sessions_ended',
      subjectId: owner.id,
      details: { sessions: ended },
    })
  return ended
}
