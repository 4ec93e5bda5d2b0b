import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { accountTokens } from './accounts.tables.ts'

/** A link of a mail is its owner’s. */
export const ownLinks = (owner: Owner): SQL => eq(accountTokens.userId, owner.id)
