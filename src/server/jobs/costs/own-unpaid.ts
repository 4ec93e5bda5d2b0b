import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { unpaidCalls } from './costs.tables.ts'

/** Calls that nobody pays for are counted for who has asked for them. */
export const ownUnpaid = (owner: Owner): SQL => eq(unpaidCalls.userId, owner.id)

/** The same in the text of a prepared statement in which `place` is the owner’s id, as `$1`. */
export const ownUnpaidAt = (place: string): string => `unpaid_calls.user_id = ${place}`
