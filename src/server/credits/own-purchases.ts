import { eq, type SQL } from 'drizzle-orm'
import type { Caller, Owner } from '#server/platform/caller.ts'
import { purchases } from './credits.tables.ts'

/** A purchase is its owner’s own. An administrator owns no more than others. */
export const ownPurchases = (owner: Owner): SQL => eq(purchases.userId, owner.id)

/** The purchases that a caller may read: their own, an administrator any. */
export const visiblePurchases = (caller: Pick<Caller, 'id' | 'isAdmin'>): SQL | undefined =>
  caller.isAdmin ? undefined : ownPurchases(caller)
