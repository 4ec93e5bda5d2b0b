import { eq } from 'drizzle-orm'
import type { AuditAct } from '#contract/entities/audit-event.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Actor } from './actor.ts'
import { auditEvents } from './audit.tables.ts'

type RecordedAct = AuditAct & { subjectId?: number | null }

/**
 * Puts an act on record. Belongs in the transaction of the act: what did not happen is not on record, and what
 * happened is. `subjectId` is the user to whom it was done, if not the actor.
 */
export async function recordEvent(tx: Database | Transaction, actor: Actor, act: RecordedAct): Promise<void> {
  await tx.insert(auditEvents).values(rowOf(actor, act))
}

/** The same of what somebody does again and again: the first of an hour is on record, and not the others. */
export async function recordHourly(
  db: Database,
  actor: Actor,
  act: RecordedAct,
  now = new Date(),
): Promise<void> {
  const { kind, details, subjectId = null } = act
  const tally = [now.toISOString().slice(0, 13), kind, actor.userId, subjectId, JSON.stringify(details)].join(
    ' ',
  )
  // Asked first: what is not written uses up no number.
  if ((await db.$count(auditEvents, eq(auditEvents.tally, tally))) > 0) return
  await db
    .insert(auditEvents)
    .values({ ...rowOf(actor, act), at: now, tally })
    .onConflictDoNothing()
}

function rowOf(
  { kind: actorKind, userId: actorId, network, tokenId }: Actor,
  { subjectId = null, kind, details }: RecordedAct,
) {
  return {
    actorKind,
    actorId,
    network,
    tokenId,
    kind,
    details,
    subjectId: subjectId === actorId ? null : subjectId,
  }
}
