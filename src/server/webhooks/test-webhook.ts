import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { findWebhook } from './find-webhook.ts'
import { orderTest } from './order-event.ts'

/** Has a webhook told an event of no meaning, and answers the delivery's id. Refuses `not_found`, `webhook_off`. */
export async function testWebhook(
  db: Database,
  owner: Owner,
  webhookId: number,
  keep?: KeepAnswer,
): Promise<{ deliveryId: string }> {
  return await db.transaction(async (tx) => {
    await findWebhook(tx, owner, webhookId)
    const deliveryId = await orderTest(tx, owner, webhookId)
    if (!deliveryId) throw new Refusal('webhook_off')
    const ordered = { deliveryId }
    await keep?.(tx, { body: ordered })
    return ordered
  })
}
