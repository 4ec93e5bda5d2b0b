import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { unpaidCalls } from './costs.tables.ts'

/** Calls that nobody pays for are counted for who has asked for them. */
export const ownUnpaid = (owner: Owner): SQL => eq(unpaidCalls.userId, owner.id)
