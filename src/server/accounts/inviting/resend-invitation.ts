import { eq, sql } from 'drizzle-orm'
import { invitations } from '#server/accounts/accounts.tables.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { deliverInvitation } from './deliver-invitation.ts'
import { hasAccount } from './invitations.queries.ts'

/** Sends an invitation again with a new link, which it returns if mail is off. Refuses `not_found`, `email_taken`. */
export async function resendInvitation(
  platform: Pick<Platform, 'db' | 'queue' | 'mailer' | 'settings'>,
  actor: UserActor,
  invitationId: number,
): Promise<string | null> {
  return await platform.db.transaction(async (tx) => {
    const [row] = await tx
      .update(invitations)
      .set({ createdAt: sql`now()`, invitedBy: actor.userId })
      .where(eq(invitations.id, invitationId))
      .returning({ hasAccount })
    if (!row) throw new Refusal('not_found')
    if (row.hasAccount) throw new Refusal('email_taken')
    await recordEvent(tx, actor, { kind: 'invitation_resent', details: { invitationId } })
    return await deliverInvitation(tx, platform, { userId: actor.userId, invitationId })
  })
}
