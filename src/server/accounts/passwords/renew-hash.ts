import { and, eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { HashLane } from './hash-in-turn.ts'
import { hashPassword, isPresentHash } from './hash-password.ts'

/**
 * Rehashes a password that was just verified if its hash has an outdated kind or cost, so that a new cost reaches every user who signs in.
 * Returns the account; if the password was replaced in the meantime, the account is returned as it was read.
 */
export async function renewHash<Account extends { id: number; passwordHash: string }>(
  db: Database,
  account: Account,
  password: string,
  lane: HashLane,
): Promise<Account> {
  if (isPresentHash(account.passwordHash)) return account
  const passwordHash = await hashPassword(password, lane)
  const isThisOne = and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash))
  const { rowCount } = await db.update(users).set({ passwordHash }).where(isThisOne)
  return rowCount === 1 ? { ...account, passwordHash } : account
}
