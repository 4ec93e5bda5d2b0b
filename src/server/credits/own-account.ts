import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { creditAccounts } from './credits.tables.ts'

/** A credit account belongs to its owner: each user has at most one. */
export const ownAccount = (owner: Owner): SQL => eq(creditAccounts.userId, owner.id)

/** The same for the text of a prepared statement, in which `place` is the owner’s id, such as `$1`. */
export const ownAccountAt = (place: string): string => `credit_accounts.user_id = ${place}`
