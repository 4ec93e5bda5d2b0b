import { asc } from 'drizzle-orm'
import { addressChanges, ownAddressChanges } from '#server/accounts/addresses.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** What is still kept of a user's changes of address, without what would open their links. */
export function listAddressChanges(db: Database, userId: number) {
  const { oldEmail, newEmail, requestedAt, expiresAt, newConfirmedAt, oldAgreedAt, changedAt } =
    addressChanges
  return db
    .select({ oldEmail, newEmail, requestedAt, expiresAt, newConfirmedAt, oldAgreedAt, changedAt })
    .from(addressChanges)
    .where(ownAddressChanges({ id: userId }))
    .orderBy(asc(addressChanges.id))
}
