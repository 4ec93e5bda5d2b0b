import { inArray } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

export interface Owner {
  username: string
  email: string
}

/** The users with these ids; unknown ids are omitted. */
export async function findOwners(db: Database | Transaction, userIds: number[]): Promise<Map<number, Owner>> {
  const rows = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(inArray(users.id, userIds))
  return new Map(rows.map(({ id, ...owner }) => [id, owner]))
}
