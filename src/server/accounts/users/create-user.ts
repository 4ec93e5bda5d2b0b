import { users } from '#server/accounts/accounts.tables.ts'
import { openAccount } from '#server/credits/open-account.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'

export type NewUser = Pick<typeof users.$inferInsert, 'username' | 'email' | 'passwordHash'> &
  Partial<Pick<typeof users.$inferInsert, 'isAdmin' | 'isVerified' | 'language'>>

/**
 * Adds a user, with the starting credit unless their address had it before, and returns the id. Username and email are unique regardless
 * of case.
 */
export async function createUser(
  tx: Transaction,
  user: NewUser,
  { startsWithCredit = true }: { startsWithCredit?: boolean } = {},
): Promise<number> {
  const [row] = await tx.insert(users).values(user).returning({ id: users.id })
  const id = row!.id
  await openAccount(tx, id, { startsWithCredit })
  return id
}

/**
 * What higher modules do for a new user once their address is verified, in the same transaction. Called once: by code that verifies an
 * address for the first time, or creates an account whose address counts as verified. `mountModules` passes it in.
 */
export type Welcome = (tx: Transaction, platform: Platform, userId: number) => Promise<void>
