import { count } from 'drizzle-orm'
import { apiLimits } from '#contract/api-limits.ts'
import type { Webhook, WebhookInput } from '#contract/entities/webhook.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { countChange } from './count-acts.ts'
import { refusePrivateUrl } from './refuse-private-url.ts'
import { makeWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'
import { shapeWebhook } from './webhooks.queries.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

/** Locks a user until the transaction ends. */
export type HoldUser = (tx: Transaction, userId: number) => Promise<void>

/**
 * Creates a webhook. `secret` signs its deliveries and cannot be read again. Refuses `webhook_url_refused`, `too_many_webhooks`,
 * `rate_limited`.
 */
export async function createWebhook(
  platform: Pick<Platform, 'db' | 'secrets' | 'settings' | 'metrics' | 'sayCount'>,
  actor: UserActor,
  { url, events, isLocal = false }: WebhookInput,
  holdUser: HoldUser,
  keep?: KeepAnswer,
): Promise<{ webhook: Webhook; secret: string }> {
  if (!isLocal) refusePrivateUrl(platform.settings, url)
  await countChange(platform, actor.userId)
  const owner = { id: actor.userId }
  const secret = makeWebhookSecret()
  return await platform.db.transaction(async (tx) => {
    // Two webhooks created at the same instant must not both take the last place.
    await holdUser(tx, owner.id)
    const [held] = await tx.select({ webhooks: count() }).from(webhooks).where(ownWebhooks(owner))
    if ((held?.webhooks ?? 0) >= apiLimits.webhooksPerUser)
      throw new Refusal('too_many_webhooks', { maxWebhooks: apiLimits.webhooksPerUser })
    const [row] = await tx
      .insert(webhooks)
      .values({
        userId: owner.id,
        url,
        events,
        isLocal,
        isTest: actor.isTest ?? false,
        ...sealWebhookSecret(platform.secrets, secret),
      })
      .returning()
    await recordEvent(tx, actor, { kind: 'webhook_created', details: { webhookId: row!.id } })
    const made = { webhook: shapeWebhook(row!), secret }
    await keep?.(tx, { body: made })
    return made
  })
}
