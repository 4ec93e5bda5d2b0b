import type { Database, Transaction } from '#server/platform/open-database.ts'
import { users } from './accounts.tables.ts'

type NewUser = Pick<typeof users.$inferInsert, 'username' | 'email' | 'passwordHash'> &
  Partial<Pick<typeof users.$inferInsert, 'isAdmin' | 'isVerified' | 'language'>>

/** Adds a user and returns the id. Username and e-mail are unique in any spelling of case. */
export async function createUser(db: Database | Transaction, user: NewUser): Promise<number> {
  const [row] = await db.insert(users).values(user).returning({ id: users.id })
  return row!.id
}
