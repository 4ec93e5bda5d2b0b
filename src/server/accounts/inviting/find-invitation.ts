import { and, eq, gt, sql } from 'drizzle-orm'
import { invitations } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { hasAccount } from './has-account.ts'

/** Returns who a token invites, without using the invitation up. Refuses `invitation_over`, `email_taken`. */
export async function findInvitation(db: Database, token: string) {
  const [found] = await db
    .select({ email: invitations.email, language: invitations.language, hasAccount })
    .from(invitations)
    .where(isOpenInvitation(token))
  if (!found) throw new Refusal('invitation_over')
  if (found.hasAccount) throw new Refusal('email_taken')
  return { email: found.email, language: found.language }
}

/** The invitation of a token, unless it has expired. */
export function isOpenInvitation(token: string) {
  return and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, sql`now()`))
}
