import { eq } from 'drizzle-orm'
import { invitations } from '#server/accounts/accounts.tables.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Withdraws an invitation, even if its mail is still queued. Refuses `not_found`. */
export async function withdrawInvitation(
  db: Database,
  actor: UserActor,
  invitationId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const withdrawn = await tx.delete(invitations).where(eq(invitations.id, invitationId))
    if (withdrawn.rowCount === 0) throw new Refusal('not_found')
    await recordEvent(tx, actor, { kind: 'invitation_withdrawn', details: { invitationId } })
  })
}
