import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { userKeys } from './apikeys.tables.ts'

/** The keys assigned to a user, their own or the global one. */
export const ownKeys = (owner: Owner): SQL => eq(userKeys.userId, owner.id)
