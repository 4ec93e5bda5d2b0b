import { and, desc, eq, lt } from 'drizzle-orm'
import type { WebhookDelivery } from '#contract/entities/webhook.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { ownWebhooks } from './own-webhooks.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

/** A page of a webhook's deliveries, the newest first: those made before `before`, if it is said. Refuses `not_found`. */
export async function listDeliveries(
  db: Database,
  owner: Owner,
  { webhookId, before, limit }: { webhookId: number; before?: Date | undefined; limit: number },
): Promise<WebhookDelivery[]> {
  const [webhook] = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(ownWebhooks(owner), eq(webhooks.id, webhookId)))
  if (!webhook) throw new Refusal('not_found')
  const { createdAt } = webhookDeliveries
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), before ? lt(createdAt, before) : undefined))
    .orderBy(desc(createdAt), desc(webhookDeliveries.id))
    .limit(limit)
  return rows.map(shapeDelivery)
}

export function shapeDelivery(row: typeof webhookDeliveries.$inferSelect): WebhookDelivery {
  const { id, event, state, attempts, lastStatus, lastFault, lastTookMs } = row
  return {
    id,
    event,
    state,
    attempts,
    lastStatus,
    lastFault,
    lastTookMs,
    createdAt: row.createdAt.toISOString(),
    nextAt: row.nextAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  }
}
