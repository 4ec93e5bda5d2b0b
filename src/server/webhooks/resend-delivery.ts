import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { KeepAnswer } from '#server/platform/keep-answer.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { webhookChannel, writeDeliveries } from './order-event.ts'
import { ownWebhooks } from './own-webhooks.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

/** Sends a delivery again at once, with the same id, however it went before. Refuses `not_found`. */
export async function resendDelivery(
  db: Database,
  owner: Owner,
  deliveryId: string,
  keep?: KeepAnswer,
): Promise<void> {
  const own = db.select({ id: webhooks.id }).from(webhooks).where(ownWebhooks(owner))
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', nextAt: sql`now()`, attempts: 0 })
      .where(and(eq(webhookDeliveries.id, deliveryId), inArray(webhookDeliveries.webhookId, own)))
    if (rowCount === 0) throw new Refusal('not_found')
    await keep?.(tx, {})
    await tx.execute(sql`select pg_notify(${webhookChannel}, '')`)
  })
}

/** Has a webhook told an event of no meaning, and answers the delivery's id. Refuses `not_found`. */
export async function testWebhook(
  db: Database,
  owner: Owner,
  webhookId: number,
  keep?: KeepAnswer,
): Promise<{ deliveryId: string }> {
  return await db.transaction(async (tx) => {
    const [webhook] = await tx
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(and(ownWebhooks(owner), eq(webhooks.id, webhookId)))
    if (!webhook) throw new Refusal('not_found')
    const [deliveryId] = await writeDeliveries(tx, [webhookId], { event: 'test', data: { webhookId } })
    const ordered = { deliveryId: deliveryId! }
    await keep?.(tx, { body: ordered })
    return ordered
  })
}
