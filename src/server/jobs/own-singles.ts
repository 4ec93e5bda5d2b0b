import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { singleImages } from './single.tables.ts'

/** A single picture is its sender’s own. */
export const ownSingles = (owner: Owner): SQL => eq(singleImages.userId, owner.id)
