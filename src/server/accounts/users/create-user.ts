import { users } from '#server/accounts/accounts.tables.ts'
import { openAccount } from '#server/credits/open-account.ts'
import type { Transaction } from '#server/platform/open-database.ts'

type NewUser = Pick<typeof users.$inferInsert, 'username' | 'email' | 'passwordHash'> &
  Partial<Pick<typeof users.$inferInsert, 'isAdmin' | 'isVerified' | 'language'>>

/** Adds a user with the starting credit and returns the id. Username and e-mail are unique in any spelling of case. */
export async function createUser(tx: Transaction, user: NewUser): Promise<number> {
  const [row] = await tx.insert(users).values(user).returning({ id: users.id })
  const id = row!.id
  await openAccount(tx, id)
  return id
}
