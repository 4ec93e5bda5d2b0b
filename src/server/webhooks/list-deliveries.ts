import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { DeliveryState, WebhookDelivery } from '#contract/entities/webhook.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { findWebhook } from './webhooks.queries.ts'
import { webhookDeliveries } from './webhooks.tables.ts'

/** A page of a webhook's deliveries, newest first: those before the delivery `after`. Refuses `not_found`. */
export async function listDeliveries(
  db: Database,
  owner: Owner,
  {
    webhookId,
    after,
    state,
    limit,
  }: {
    webhookId: number
    after?: string | undefined
    state?: DeliveryState | undefined
    limit: number
  },
): Promise<WebhookDelivery[]> {
  await findWebhook(db, owner, webhookId)
  const { id, createdAt } = webhookDeliveries
  // Compares with the row itself: its timestamp is more precise than what a page could name.
  const isLater = after
    ? sql`(${createdAt}, ${id}) < (
        select last.created_at, last.id from ${webhookDeliveries} last
        where last.id = ${after} and last.webhook_id = ${webhookId})`
    : undefined
  const isInState = state && eq(webhookDeliveries.state, state)
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isLater, isInState))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
  return rows.map(shapeDelivery)
}

export function shapeDelivery(row: typeof webhookDeliveries.$inferSelect): WebhookDelivery {
  const { id, event, url, state, lastStatus, lastFault, lastTookMs } = row
  return {
    id,
    event,
    url,
    state,
    attempts: row.formerAttempts + row.attempts,
    payload: withLivemode(JSON.parse(row.body)),
    lastStatus,
    lastFault,
    lastTookMs,
    createdAt: row.createdAt.toISOString(),
    nextAt: row.nextAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  }
}

/** Messages that were sent before there was test data do not say that they are about live data. */
function withLivemode(payload: Omit<WebhookDelivery['payload'], 'livemode'>): WebhookDelivery['payload'] {
  return { livemode: true, ...payload }
}

const atOnce = 1_000
/** How long the webhook page shows them. */
const keptDays = 30

/**
 * Deletes a batch of deliveries that are older than 30 days and either finished or waiting for an absent user or a program, and returns its size.
 * `presentUserIds` is a query.
 */
export async function removeOldDeliveries(tx: Transaction, presentUserIds: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from webhook_deliveries where id in (
      select delivery.id from webhook_deliveries delivery join webhooks on webhooks.id = delivery.webhook_id
      where delivery.created_at < now() - make_interval(days => ${keptDays})
        and (delivery.state <> 'waiting' or webhooks.is_local or webhooks.user_id not in (${presentUserIds}))
      limit ${atOnce} for update of delivery skip locked)`)
  return rowCount ?? 0
}
