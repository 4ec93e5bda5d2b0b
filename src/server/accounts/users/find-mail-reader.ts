import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

/**
 * Whom a mail to a user goes to and which mails they want; null when they are gone, or suspended: mails about the safety
 * of an account, which always go, ask with `alsoSuspended`.
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
