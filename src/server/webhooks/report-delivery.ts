import { and, eq, sql } from 'drizzle-orm'
import type { DeliveryReport, WebhookDelivery } from '#contract/entities/webhook.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { shapeDelivery } from './list-deliveries.ts'
import { findWebhook } from './webhooks.queries.ts'
import { webhookDeliveries } from './webhooks.tables.ts'

/** Records what a forwarded delivery was answered. It is not sent again by itself. Refuses `not_found`, also if the webhook is not local. */
export async function reportDelivery(
  db: Database,
  owner: Owner,
  { webhookId, deliveryId }: { webhookId: number; deliveryId: string },
  { lastStatus }: DeliveryReport,
): Promise<WebhookDelivery> {
  const { isLocal } = await findWebhook(db, owner, webhookId)
  if (!isLocal) throw new Refusal('not_found')
  const isDelivered = lastStatus !== null && lastStatus >= 200 && lastStatus < 300
  const [row] = await db
    .update(webhookDeliveries)
    .set({
      state: isDelivered ? 'delivered' : 'failed',
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      nextAt: null,
      lastStatus,
      lastFault: isDelivered ? null : lastStatus === null ? 'unreachable' : 'status',
      deliveredAt: isDelivered ? sql`now()` : null,
    })
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId)))
    .returning()
  if (!row) throw new Refusal('not_found')
  return shapeDelivery(row)
}
