import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Locks a user until the transaction ends, so that they are not deleted in the meantime. Rows that reference them can still be written. A
 * caller that also locks their jobs locks those first. Refuses `not_found`.
 */
export async function lockUser(tx: Transaction, userId: number): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update')
  if (rows.length === 0) throw new Refusal('not_found')
}
