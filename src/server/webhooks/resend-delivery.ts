import { and, eq, sql } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { countSend } from './count-acts.ts'
import { webhookChannel } from './order-event.ts'
import { findWebhook } from './webhooks.queries.ts'
import { webhookDeliveries } from './webhooks.tables.ts'

/** Sends a delivery again at once, with the same id, whatever its state. Refuses `not_found`, `webhook_off`, `rate_limited`. */
export async function resendDelivery(
  platform: Pick<Platform, 'db' | 'settings' | 'metrics' | 'sayCount'>,
  owner: Owner,
  { webhookId, deliveryId }: { webhookId: number; deliveryId: string },
  keep?: KeepAnswer,
): Promise<void> {
  await countSend(platform, owner.id)
  await platform.db.transaction(async (tx) => {
    const { isOn } = await findWebhook(tx, owner, webhookId)
    if (!isOn) throw new Refusal('webhook_off')
    const formerAttempts = sql`${webhookDeliveries.formerAttempts} + ${webhookDeliveries.attempts}`
    const { rowCount } = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', nextAt: sql`now()`, attempts: 0, formerAttempts })
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId)))
    if (rowCount === 0) throw new Refusal('not_found')
    await keep?.(tx, {})
    await tx.execute(sql`select pg_notify(${webhookChannel}, '')`)
  })
}
