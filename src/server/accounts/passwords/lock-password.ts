import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Locks a user's password until the transaction ends. Because comparing a password takes a while, returns false if it was replaced in the
 * meantime, or the user deleted or suspended.
 */
export async function lockPassword(
  tx: Transaction,
  { id, passwordHash }: { id: number; passwordHash: string },
): Promise<boolean> {
  const isThere = and(isNull(users.deletedAt), isNull(users.suspendedAt))
  const isThisOne = and(eq(users.id, id), eq(users.passwordHash, passwordHash), isThere)
  const rows = await tx.select({ id: users.id }).from(users).where(isThisOne).for('no key update')
  return rows.length === 1
}
