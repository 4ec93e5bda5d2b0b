import { and, eq, sql } from 'drizzle-orm'
import type { Webhook, WebhookChange } from '#contract/entities/webhook.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { countChange } from './count-acts.ts'
import { refusePrivateUrl } from './refuse-private-url.ts'
import { endWaiting } from './settle-delivery.ts'
import { shapeWebhook } from './webhooks.queries.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

/** Changes a webhook's address, its events, or whether it is on, or ends its former secret. Refuses `not_found`, `webhook_url_refused`, `rate_limited`. */
export async function changeWebhook(
  platform: Pick<Platform, 'db' | 'settings' | 'metrics' | 'sayCount'>,
  actor: UserActor,
  webhookId: number,
  { url, events, isOn, endFormerSecret }: WebhookChange,
): Promise<Webhook> {
  if (url !== undefined) refusePrivateUrl(platform.settings, url)
  await countChange(platform, actor.userId)
  return await platform.db.transaction(async (tx) => {
    const [row] = await tx
      .update(webhooks)
      .set({
        url: url ?? sql`${webhooks.url}`,
        ...(events && { events }),
        ...(endFormerSecret && { formerSealed: null, formerSecretId: null, formerUntil: null }),
        ...(isOn === true && { offBecause: null, failingSince: null }),
        ...(isOn === false && { offBecause: 'by_owner' as const }),
      })
      .where(and(ownWebhooks({ id: actor.userId, isTest: actor.isTest }), eq(webhooks.id, webhookId)))
      .returning()
    if (!row) throw new Refusal('not_found')
    if (isOn === false) await endWaiting(tx, webhookId)
    await recordEvent(tx, actor, { kind: 'webhook_changed', details: { webhookId } })
    return shapeWebhook(row)
  })
}
