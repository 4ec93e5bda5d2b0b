import { and, eq, sql } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

/** Whether a user's webhook is on. Refuses `not_found`, also for another user's. */
export async function findWebhook(
  db: Database | Transaction,
  owner: Owner,
  webhookId: number,
): Promise<{ isOn: boolean }> {
  const [webhook] = await db
    .select({ isOn: sql<boolean>`${webhooks.offBecause} is null` })
    .from(webhooks)
    .where(and(ownWebhooks(owner), eq(webhooks.id, webhookId)))
  if (!webhook) throw new Refusal('not_found')
  return webhook
}
