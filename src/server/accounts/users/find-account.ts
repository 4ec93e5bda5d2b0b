import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** The account with this email address or username, in any case. The password hash stays in this module. */
export async function findAccount(db: Database, name: string) {
  const hasEmail = eq(sql`lower(${users.email})`, sql`lower(${name})`)
  const hasUsername = eq(sql`lower(${users.username})`, sql`lower(${name})`)
  const [account] = await db
    .select({
      id: users.id,
      username: users.username,
      passwordHash: users.passwordHash,
      isVerified: users.isVerified,
      isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
      /** False if the name is its username. */
      isByEmail: sql<boolean>`${hasEmail}`,
    })
    .from(users)
    .where(and(or(hasEmail, hasUsername), isNull(users.deletedAt)))
    // Nobody can lock out an address's owner by taking the address as a username.
    .orderBy(desc(hasEmail))
    .limit(1)
  return account
}

/**
 * The key under which attempts for a typed name are counted: the same for any spelling, but different for an account's username and its
 * address, so that using up one does not reveal that the other belongs to it.
 */
export function countedName(account: { id: number; isByEmail: boolean } | undefined, typed: string): string {
  if (!account) return `nobody ${typed.toLowerCase()}`
  return `${account.isByEmail ? 'address' : 'name'} of ${account.id}`
}
