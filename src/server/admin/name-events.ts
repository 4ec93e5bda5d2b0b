import type { AuditEvent } from '#contract/entities/audit-event.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import type { EventRow } from '#server/audit/select-events.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Events with the names that their users have now; a deleted one has none. */
export async function nameEvents(db: Database, rows: EventRow[]): Promise<AuditEvent[]> {
  const ids = rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter((id) => id !== null)
  const owners = await findOwners(db, [...new Set(ids)])
  const person = (id: number | null) =>
    id === null ? null : { id, username: owners.get(id)?.username ?? '' }
  return rows.map(({ id, at, kind, details, actorKind, actorId, subjectId, network, times }) => ({
    id,
    at: at.toISOString(),
    kind,
    details,
    actor: { kind: actorKind, user: person(actorId) },
    subject: person(subjectId),
    network,
    times,
  }))
}
