import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { creditTransactions } from './credits.tables.ts'

/** A transaction is of its owner’s credit. */
export const ownTransactions = (owner: Owner): SQL => eq(creditTransactions.userId, owner.id)
