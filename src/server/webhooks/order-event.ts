import { randomBytes } from 'node:crypto'
import { and, isNull, sql } from 'drizzle-orm'
import type { WebhookEvent } from '#contract/entities/webhook.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { ownWebhooks } from './own-webhooks.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

/** Workers that send webhooks listen there: something is due. */
export const webhookChannel = 'webhooks'

/** What happened, in what a receiver needs to ask the API for the rest. */
export interface EventOrder {
  event: WebhookEvent
  data: Record<string, string | number | null>
}

/**
 * Has the user's webhooks that ask for it be told of an event, in the transaction of what it tells about: what did not
 * happen is told to nobody, and what happened is not forgotten.
 */
export async function orderEvent(tx: Transaction, owner: Owner, { event, data }: EventOrder): Promise<void> {
  const asking = and(ownWebhooks(owner), isNull(webhooks.offBecause), sql`${event} = any(${webhooks.events})`)
  const told = await tx.select({ id: webhooks.id }).from(webhooks).where(asking)
  if (told.length === 0) return
  await writeDeliveries(
    tx,
    told.map(({ id }) => id),
    { event, data },
  )
}

/** Writes what each of these webhooks is to be told, and wakes who sends it. Answers the deliveries' ids. */
export async function writeDeliveries(
  tx: Transaction,
  webhookIds: number[],
  { event, data }: { event: WebhookEvent | 'test'; data: EventOrder['data'] },
): Promise<string[]> {
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data })
  const rows = webhookIds.map((webhookId) => ({ id: makeMessageId(), webhookId, event, body }))
  await tx.insert(webhookDeliveries).values(rows)
  await tx.execute(sql`select pg_notify(${webhookChannel}, '')`)
  return rows.map(({ id }) => id)
}

function makeMessageId(): string {
  return `msg_${randomBytes(18).toString('base64url')}`
}
