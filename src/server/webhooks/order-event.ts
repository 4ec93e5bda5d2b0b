import { randomBytes } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { WebhookEvent } from '#contract/entities/webhook.ts'
import type { EventData } from '#contract/entities/webhook-message.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { ownWebhooks, webhookDeliveries, webhooks } from './webhooks.tables.ts'

/** Workers that send webhooks listen there: something is due. */
export const webhookChannel = 'webhooks'

/** So many may wait for one receiver; what comes beyond stands in the log as failed, and can be sent from there. */
const mostWaiting = 10_000

/** What happened, in what a receiver needs to ask the API for the rest. */
export type EventOrder = { [E in WebhookEvent]: { event: E; data: EventData[E] } }[WebhookEvent]

/**
 * Has the user's webhooks that ask for it be told of an event, in the transaction of what it tells about: what did not
 * happen is told to nobody, and what happened is not forgotten.
 */
export async function orderEvent(tx: Transaction, owner: Owner, order: EventOrder): Promise<void> {
  const isAsking = sql`${order.event} = any(${webhooks.events})`
  await writeDeliveries(tx, and(ownWebhooks(owner), isNull(webhooks.offBecause), isAsking), order)
}

/** The same for one webhook that its owner tries. Answers the delivery's id; null: there is no such webhook that is on. */
export async function orderTest(tx: Transaction, owner: Owner, webhookId: number): Promise<string | null> {
  const isIt = and(ownWebhooks(owner), isNull(webhooks.offBecause), eq(webhooks.id, webhookId))
  const [deliveryId] = await writeDeliveries(tx, isIt, { event: 'test', data: { webhookId } })
  return deliveryId ?? null
}

async function writeDeliveries(
  tx: Transaction,
  asking: SQL | undefined,
  { event, data }: EventOrder | { event: 'test'; data: { webhookId: number } },
): Promise<string[]> {
  const isFull = sql<boolean>`exists (
    select from ${webhookDeliveries} waiting
    where waiting.webhook_id = ${webhooks}.id and waiting.state = 'waiting' offset ${mostWaiting - 1})`
  // Held: one that is deleted meanwhile would fail the transaction, and with it what the event tells about.
  const told = await tx.select({ id: webhooks.id, isFull }).from(webhooks).where(asking).for('key share')
  if (told.length === 0) return []
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data })
  const rows = told.map(({ id: webhookId, isFull }) => ({
    id: `msg_${randomBytes(18).toString('base64url')}`,
    webhookId,
    event,
    body,
    ...(isFull && { state: 'failed' as const, nextAt: null, lastFault: 'too_many_waiting' }),
  }))
  await tx.insert(webhookDeliveries).values(rows)
  await tx.execute(sql`select pg_notify(${webhookChannel}, '')`)
  return rows.map(({ id }) => id)
}
