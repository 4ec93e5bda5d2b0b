import { and, eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { HashLane } from './hash-in-turn.ts'
import { hashPassword, isPresentHash } from './hash-password.ts'

/**
 * Answers an account whose password was just compared with a hash of the present kind and cost, so that another cost some
 * day reaches everybody who signs in. One whose password was replaced meanwhile stays as it was read.
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
