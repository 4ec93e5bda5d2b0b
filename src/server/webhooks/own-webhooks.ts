import { eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { webhooks } from './webhooks.tables.ts'

/** A webhook is its owner's own. */
export const ownWebhooks = (owner: Owner): SQL => eq(webhooks.userId, owner.id)
