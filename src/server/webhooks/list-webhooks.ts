import { asc } from 'drizzle-orm'
import type { Webhook } from '#contract/entities/webhook.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { shapeWebhook } from './shape-webhook.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

/** A user's webhooks, oldest first; at most `limits.webhooksPerUser`. */
export async function listWebhooks(db: Database, owner: Owner): Promise<Webhook[]> {
  const rows = await db.select().from(webhooks).where(ownWebhooks(owner)).orderBy(asc(webhooks.id))
  return rows.map(shapeWebhook)
}
