import { eq } from 'drizzle-orm'
import type { AuditAct } from '#contract/entities/audit-event.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Actor } from './actor.ts'
import { auditEvents } from './audit.tables.ts'

type RecordedAct = AuditAct & { subjectId?: number | null }

/**
 * Records an act. Call it in the transaction of the act, so that the log contains exactly what happened. `subjectId` is the affected user,
 * if not the actor.
 */
export async function recordEvent(tx: Database | Transaction, actor: Actor, act: RecordedAct): Promise<void> {
  await tx.insert(auditEvents).values(rowOf(actor, act))
}

/** The same for acts that repeat often: records the first one of each hour. */
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
  // Queried first: a skipped insert would use up an id.
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
