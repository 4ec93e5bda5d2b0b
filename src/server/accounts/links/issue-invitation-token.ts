import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { invitations } from '#server/accounts/accounts.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/**
 * Makes the token of an invitation's link, valid for seven days; an earlier token stops working. It cannot be read again. Null if the
 * invitation is gone.
 */
export async function issueInvitationToken(
  db: Database | Transaction,
  invitationId: number,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const { rowCount } = await db
    .update(invitations)
    .set({
      tokenHash: hashToken(token),
      expiresAt: sql`now() + make_interval(days => ${limits.invitationDays}::int)`,
    })
    .where(eq(invitations.id, invitationId))
  return rowCount === 1 ? token : null
}

/** The link for an invitation token. */
export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/auth/invitation?token=${encodeURIComponent(token)}`
}
