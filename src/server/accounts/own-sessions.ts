import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { sessions } from './accounts.tables.ts'

/** A session is one in which its owner is signed in. */
export const ownSessions = (owner: Owner): SQL => eq(sessions.userId, owner.id)
