import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

/** Whom a mail to a user goes to and which mails they want; null when they are gone. */
export async function findMailReader(db: Database | Transaction, userId: number) {
  const [reader] = await db
    .select({
      username: users.username,
      email: users.email,
      language: users.language,
      isVerified: users.isVerified,
      mailsOnJobEnd: users.mailsOnJobEnd,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return reader ?? null
}
