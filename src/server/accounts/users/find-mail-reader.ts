import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { invitations, users } from '#server/accounts/accounts.tables.ts'
import type { MailReader } from '#server/mail/mail-kind.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

/**
 * The recipient of a mail to a user and which mails they want; null if the user is deleted or suspended. Mails about account security,
 * which are always sent, pass `alsoSuspended`.
 */
export async function findMailReader(
  db: Database | Transaction,
  userId: number,
  { alsoSuspended = false }: { alsoSuspended?: boolean } = {},
) {
  const [reader] = await db
    .select({
      username: users.username,
      email: users.email,
      language: users.language,
      isAdmin: users.isAdmin,
      isVerified: users.isVerified,
      mailsOnJobEnd: users.mailsOnJobEnd,
    })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.deletedAt),
        alsoSuspended ? undefined : isNull(users.suspendedAt),
      ),
    )
  return reader ?? null
}

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

/** Locks a user's mail address against changes until the transaction ends; the lock is shared. False if the user is gone. */
export async function holdAddress(tx: Transaction, userId: number): Promise<boolean> {
  const isThere = and(eq(users.id, userId), isNull(users.deletedAt))
  const rows = await tx.select({ id: users.id }).from(users).where(isThere).for('share')
  return rows.length === 1
}
