import type { AuditAct } from '#contract/entities/audit-event.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Actor } from './actor.ts'
import { auditEvents } from './audit.tables.ts'

/**
 * Puts an act on record. Belongs in the transaction of the act: what did not happen is not on record, and what
 * happened is. `subjectId` is the user to whom it was done, if not the actor.
 */
export async function recordEvent(
  tx: Database | Transaction,
  { kind: actorKind, userId: actorId, network }: Actor,
  { subjectId = null, kind, details }: AuditAct & { subjectId?: number | null },
): Promise<void> {
  await tx.insert(auditEvents).values({
    actorKind,
    actorId,
    network,
    kind,
    details,
    subjectId: subjectId === actorId ? null : subjectId,
  })
}
