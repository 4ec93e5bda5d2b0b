import { and, asc, eq } from 'drizzle-orm'
import type { Webhook } from '#contract/entities/webhook.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { shapeWebhook } from './shape-webhook.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

/** A user's webhooks, oldest first; at most `limits.webhooksPerUser`. */
export async function listWebhooks(db: Database, owner: Owner): Promise<Webhook[]> {
  const rows = await db.select().from(webhooks).where(ownWebhooks(owner)).orderBy(asc(webhooks.id))
  return rows.map(shapeWebhook)
}

/** Refuses `not_found`, also for another user's. */
export async function readWebhook(db: Database, owner: Owner, webhookId: number): Promise<Webhook> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(ownWebhooks(owner), eq(webhooks.id, webhookId)))
  if (!row) throw new Refusal('not_found')
  return shapeWebhook(row)
}
