import { and, asc, gt, sql } from 'drizzle-orm'
import { addressChanges, openAddressChange, ownAddressChanges } from '#server/accounts/addresses.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

/** Returns a user's open address change, or null. */
export async function findAddressChange(db: Database | Transaction, userId: number) {
  const isUnderWay = and(openAddressChange({ id: userId }), gt(addressChanges.expiresAt, sql`now()`))
  const [change] = await db.select().from(addressChanges).where(isUnderWay)
  return change ?? null
}

/** Lists a user's stored address changes without the tokens of their links. */
export function listAddressChanges(db: Database, userId: number) {
  const { oldEmail, newEmail, requestedAt, expiresAt, newConfirmedAt, oldAgreedAt, changedAt } =
    addressChanges
  return db
    .select({ oldEmail, newEmail, requestedAt, expiresAt, newConfirmedAt, oldAgreedAt, changedAt })
    .from(addressChanges)
    .where(ownAddressChanges({ id: userId }))
    .orderBy(asc(addressChanges.id))
}

const atOnce = 1_000

/** Deletes a batch of address changes, completed or not, that expired more than `days` days ago. Returns the size of the batch. */
export async function removeOldAddressChanges(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${addressChanges} where id in (
      select id from ${addressChanges} where expires_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
