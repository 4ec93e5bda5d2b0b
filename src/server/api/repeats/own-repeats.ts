import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { apiRepeats } from './repeats.tables.ts'

/** A call that may be repeated is that of its token's user. */
export const ownRepeats = (owner: Owner): SQL => eq(apiRepeats.userId, owner.id)
