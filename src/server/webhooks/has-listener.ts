import { and, isNull, sql } from 'drizzle-orm'
import type { WebhookEvent } from '#contract/entities/webhook.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

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
