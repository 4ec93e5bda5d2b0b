import { randomBytes } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { EventData } from '#contract/endpoints/v1/webhook-message.ts'
import type { WebhookEvent } from '#contract/entities/webhook.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { ownWebhooks, webhookDeliveries, webhooks } from './webhooks.tables.ts'

/** Notifies webhook workers that a delivery is due. */
export const webhookChannel = 'webhooks'

/** The longest queue for one receiver; further deliveries are logged as failed, and can be sent again from there. */
const mostWaiting = 10_000

/** Another address for the events of one webhook. */
export interface OtherAddress {
  webhookId: number | null
  webhookUrl: string | null
}

/** An event with what a receiver needs to ask the API for the rest. */
export type EventOrder = { [E in WebhookEvent]: { event: E; data: EventData[E] } }[WebhookEvent]

/**
 * Queues an event for those of the user's webhooks that subscribe to it, in the transaction of what it reports: an event is sent if and
 * only if it happened. Live data is meant unless the owner says otherwise.
 */
export async function orderEvent(
  tx: Transaction,
  owner: Owner,
  order: EventOrder,
  other: OtherAddress = { webhookId: null, webhookUrl: null },
): Promise<void> {
  const isAsking = sql`${order.event} = any(${webhooks.events})`
  const own = ownWebhooks({ id: owner.id, isTest: owner.isTest ?? false })
  await writeDeliveries(tx, and(own, isNull(webhooks.offBecause), isAsking), order, other)
}

/** The same for one webhook that its owner tests. Returns the delivery's id; null if there is no such webhook or it is off. */
export async function orderTest(tx: Transaction, owner: Owner, webhookId: number): Promise<string | null> {
  const isIt = and(ownWebhooks(owner), isNull(webhooks.offBecause), eq(webhooks.id, webhookId))
  const [deliveryId] = await writeDeliveries(tx, isIt, { event: 'test', data: { webhookId } })
  return deliveryId ?? null
}

async function writeDeliveries(
  tx: Transaction,
  asking: SQL | undefined,
  { event, data }: EventOrder | { event: 'test'; data: { webhookId: number } },
  other?: OtherAddress,
): Promise<string[]> {
  const isFull = sql<boolean>`exists (
    select from ${webhookDeliveries} waiting
    where waiting.webhook_id = ${webhooks}.id and waiting.state = 'waiting' offset ${mostWaiting - 1})`
  // Locked: a webhook deleted in the meantime would fail the transaction, and with it what the event reports.
  const { id, isTest } = webhooks
  const told = await tx.select({ id, isTest, isFull }).from(webhooks).where(asking).for('key share')
  if (told.length === 0) return []
  const timestamp = new Date().toISOString()
  const rows = told.map(({ id: webhookId, isTest, isFull }) => ({
    id: `msg_${randomBytes(18).toString('base64url')}`,
    webhookId,
    url: webhookId === other?.webhookId ? other.webhookUrl : null,
    event,
    body: JSON.stringify({ type: event, timestamp, livemode: !isTest, data }),
    ...(isFull && { state: 'failed' as const, nextAt: null, lastFault: 'too_many_waiting' }),
  }))
  await tx.insert(webhookDeliveries).values(rows)
  await tx.execute(sql`select pg_notify(${webhookChannel}, '')`)
  return rows.map(({ id }) => id)
}
