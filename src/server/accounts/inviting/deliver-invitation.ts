import { eq, sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { invitations } from '#server/accounts/accounts.tables.ts'
import { invitationLink, issueInvitationToken } from '#server/accounts/links/issue-invitation-token.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Queues an invitation mail with a new link; the earlier link stops working at once. If mail is off, returns the link for the administrator
 * `userId` to hand over: it cannot be read again.
 */
export async function deliverInvitation(
  tx: Transaction,
  platform: Pick<Platform, 'queue' | 'mailer' | 'settings'>,
  { userId, invitationId }: { userId: number; invitationId: number },
): Promise<string | null> {
  if (!platform.mailer) {
    const token = await issueInvitationToken(tx, invitationId)
    return token && invitationLink(platform.settings.PUBLIC_URL, token)
  }
  await tx
    .update(invitations)
    .set({ tokenHash: null, expiresAt: sql`now() + make_interval(days => ${limits.invitationDays}::int)` })
    .where(eq(invitations.id, invitationId))
  await orderAccountMail(tx, platform, { kind: 'invitation', userId, invitationId })
  return null
}
