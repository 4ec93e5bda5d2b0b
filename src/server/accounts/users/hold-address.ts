import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/** Locks a user's mail address against changes until the transaction ends; the lock is shared. False if the user is gone. */
export async function holdAddress(tx: Transaction, userId: number): Promise<boolean> {
  const isThere = and(eq(users.id, userId), isNull(users.deletedAt))
  const rows = await tx.select({ id: users.id }).from(users).where(isThere).for('share')
  return rows.length === 1
}
