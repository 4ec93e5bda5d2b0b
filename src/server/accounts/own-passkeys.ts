import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { passkeys } from './passkeys.tables.ts'

/** A passkey is its owner’s. */
export const ownPasskeys = (owner: Owner): SQL => eq(passkeys.userId, owner.id)
