import { and, gt, sql } from 'drizzle-orm'
import { addressChanges, openAddressChange } from '#server/accounts/addresses.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

/** Returns a user's open address change, or null. */
export async function findAddressChange(db: Database | Transaction, userId: number) {
  const isUnderWay = and(openAddressChange({ id: userId }), gt(addressChanges.expiresAt, sql`now()`))
  const [change] = await db.select().from(addressChanges).where(isUnderWay)
  return change ?? null
}
