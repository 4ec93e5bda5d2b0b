import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** The account with this e-mail address or username, in any case. The password's hash stays in this room. */
export async function findAccount(db: Database, name: string) {
  const hasEmail = eq(sql`lower(${users.email})`, sql`lower(${name})`)
  const hasUsername = eq(sql`lower(${users.username})`, sql`lower(${name})`)
  const [account] = await db
    .select({
      id: users.id,
      username: users.username,
      passwordHash: users.passwordHash,
      isVerified: users.isVerified,
    })
    .from(users)
    .where(and(or(hasEmail, hasUsername), isNull(users.deletedAt)))
    // Nobody shuts out an address's owner by taking the address as a username.
    .orderBy(desc(hasEmail))
    .limit(1)
  return account
}
