import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { notifications } from './notifications.tables.ts'

/** A notification is for its owner, whomever it is about. */
export const ownNotifications = (owner: Owner): SQL => eq(notifications.userId, owner.id)
