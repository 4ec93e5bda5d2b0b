import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
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
