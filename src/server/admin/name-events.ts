import type { AuditEvent } from '#contract/entities/audit-event.ts'
import { nameTokens } from '#server/accounts/tokens/name-tokens.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import type { EventRow } from '#server/audit/select-events.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Events with the current names of their users and tokens; deleted ones have none. */
export async function nameEvents(db: Database, rows: EventRow[]): Promise<AuditEvent[]> {
  const ids = rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter((id) => id !== null)
  const owners = await findOwners(db, [...new Set(ids)])
  const tokens = await nameTokens(db, rows)
  const person = (id: number | null) =>
    id === null ? null : { id, username: owners.get(id)?.username ?? '' }
  return rows.map(({ id, at, kind, details, actorKind, actorId, tokenId, subjectId, network, times }) => ({
    id,
    at: at.toISOString(),
    kind,
    details,
    actor: { kind: actorKind, user: person(actorId) },
    token: tokenId === null ? null : { id: tokenId, name: tokens.get(tokenId) ?? '' },
    subject: person(subjectId),
    network,
    times,
  }))
}
