import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { presets } from './presets.tables.ts'

/** A preset is its owner's own; administrators see no others than theirs. */
export const ownPresets = (owner: Owner): SQL => eq(presets.userId, owner.id)
