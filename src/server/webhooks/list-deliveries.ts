import { and, desc, eq, sql } from 'drizzle-orm'
import type { WebhookDelivery } from '#contract/entities/webhook.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { findWebhook } from './find-webhook.ts'
import { webhookDeliveries } from './webhooks.tables.ts'

/** A page of a webhook's deliveries, newest first: those before the delivery `after`. Refuses `not_found`. */
export async function listDeliveries(
  db: Database,
  owner: Owner,
  { webhookId, after, limit }: { webhookId: number; after?: string | undefined; limit: number },
): Promise<WebhookDelivery[]> {
  await findWebhook(db, owner, webhookId)
  const { id, createdAt } = webhookDeliveries
  // Compares with the row itself: its timestamp is more precise than what a page could name.
  const isLater = after
    ? sql`(${createdAt}, ${id}) < (
        select last.created_at, last.id from ${webhookDeliveries} last
        where last.id = ${after} and last.webhook_id = ${webhookId})`
    : undefined
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isLater))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return rows.map(shapeDelivery)
}

export function shapeDelivery(row: typeof webhookDeliveries.$inferSelect): WebhookDelivery {
  const { id, event, state, lastStatus, lastFault, lastTookMs } = row
  return {
    id,
    event,
    state,
    attempts: row.formerAttempts + row.attempts,
    payload: JSON.parse(row.body),
    lastStatus,
    lastFault,
    lastTookMs,
    createdAt: row.createdAt.toISOString(),
    nextAt: row.nextAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  }
}
