import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Webhook, WebhookEvent } from '#contract/entities/webhook.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

/** Whether a user's webhook is on, and local. Refuses `not_found`, also for another user's. */
export async function findWebhook(
  db: Database | Transaction,
  owner: Owner,
  webhookId: number,
): Promise<{ isOn: boolean; isLocal: boolean }> {
  const { isLocal } = webhooks
  const [webhook] = await db
    .select({ isOn: sql<boolean>`${webhooks.offBecause} is null`, isLocal })
    .from(webhooks)
    .where(and(ownWebhooks(owner), eq(webhooks.id, webhookId)))
  // Not what is looked for in it.
  if (!webhook) throw new Refusal('not_found').of('id')
  return webhook
}

/** A user's webhooks, oldest first; at most `limits.webhooksPerUser`. */
export async function listWebhooks(db: Database, owner: Owner): Promise<Webhook[]> {
  const rows = await db.select().from(webhooks).where(ownWebhooks(owner)).orderBy(asc(webhooks.id))
  return rows.map(shapeWebhook)
}

export function shapeWebhook({
  id,
  url,
  isTest,
  isLocal,
  events,
  offBecause,
  failingSince,
  formerUntil,
  createdAt,
}: typeof webhooks.$inferSelect): Webhook {
  return {
    id,
    url,
    livemode: !isTest,
    isLocal,
    events,
    offBecause,
    failingSince: failingSince?.toISOString() ?? null,
    formerSecretUntil: formerUntil && formerUntil > new Date() ? formerUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  }
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

/** Whether a webhook of the user subscribes to an event, so that composing it is worth a query. */
export async function hasListener(tx: Transaction, owner: Owner, event: WebhookEvent): Promise<boolean> {
  const isAsking = sql`${event} = any(${webhooks.events})`
  const found = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(ownWebhooks(owner), isNull(webhooks.offBecause), isAsking))
    .limit(1)
  return found.length > 0
}

/** Deletes a user's webhooks and their pending deliveries, with the account. */
export async function removeWebhooksOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(webhooks).where(ownWebhooks({ id: userId }))
}
