import { asc } from 'drizzle-orm'
import { addressChanges, ownAddressChanges } from '#server/accounts/addresses.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

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
