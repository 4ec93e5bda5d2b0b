import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Holds a user as they are until the transaction ends: nobody deletes them meanwhile. Rows that name them can still
 * be written. A caller that also locks their jobs does that before. Refuses with `not_found`.
 */
export async function lockUser(tx: Transaction, userId: number): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update')
  if (rows.length === 0) throw new Refusal('not_found')
}
