import { and, eq, notExists, sql } from 'drizzle-orm'
import { invitations, users } from '#server/accounts/accounts.tables.ts'
import type { MailReader } from '#server/mail/mail-kind.ts'
import type { Database } from '#server/platform/open-database.ts'

/** The recipient of an invitation's mail; null if it was withdrawn or the person has an account by now. */
export async function findInvitedReader(db: Database, invitationId: number): Promise<MailReader | null> {
  const account = db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${invitations.email}) and ${users.deletedAt} is null`)
  const [invited] = await db
    .select({ email: invitations.email, language: invitations.language })
    .from(invitations)
    .where(and(eq(invitations.id, invitationId), notExists(account)))
  return invited ? { ...invited, username: '', isVerified: false } : null
}
