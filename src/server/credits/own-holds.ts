import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { creditHolds } from './credits.tables.ts'

/** A hold is of its owner’s credit. */
export const ownHolds = (owner: Owner): SQL => eq(creditHolds.userId, owner.id)
