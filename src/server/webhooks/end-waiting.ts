import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { webhookDeliveries } from './webhooks.tables.ts'

/** Ends the pending deliveries of a webhook that was switched off. Callers have locked the webhook. */
export async function endWaiting(tx: Transaction, webhookId: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAt: null, lastFault: 'switched_off' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')))
}
