import { and, eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { apiRepeatBodies, apiRepeats } from './repeats.tables.ts'

/** A call that may be repeated is that of its token's user. */
export const ownRepeats = (owner: Owner): SQL => eq(apiRepeats.userId, owner.id)

/** The body of one call’s answer. */
export const bodyOf = ({ userId, keyHash }: { userId: number; keyHash: Buffer }): SQL | undefined =>
  and(eq(apiRepeatBodies.userId, userId), eq(apiRepeatBodies.keyHash, keyHash))
