import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { addressChanges } from './addresses.tables.ts'

/** A change of address is that of the user whose address it is. */
export const ownAddressChanges = (owner: Owner): SQL => eq(addressChanges.userId, owner.id)

/** The one that was not made yet, also when its time is over. */
export const openAddressChange = (owner: Owner): SQL | undefined =>
  and(ownAddressChanges(owner), isNull(addressChanges.changedAt))
