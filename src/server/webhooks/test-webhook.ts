import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { countTest } from './count-acts.ts'
import { orderTest } from './order-event.ts'
import { findWebhook } from './webhooks.queries.ts'

/** Queues a test event for a webhook, and returns the delivery's id. Refuses `not_found`, `webhook_off`, `rate_limited`. */
export async function testWebhook(
  platform: Pick<Platform, 'db' | 'settings' | 'metrics' | 'sayCount'>,
  owner: Owner,
  webhookId: number,
  keep?: KeepAnswer,
): Promise<{ deliveryId: string }> {
  await countTest(platform, owner.id)
  return await platform.db.transaction(async (tx) => {
    await findWebhook(tx, owner, webhookId)
    const deliveryId = await orderTest(tx, owner, webhookId)
    if (!deliveryId) throw new Refusal('webhook_off')
    const ordered = { deliveryId }
    await keep?.(tx, { body: ordered })
    return ordered
  })
}
