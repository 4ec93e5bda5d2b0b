import { and, eq, sql } from 'drizzle-orm'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { countChange } from './count-acts.ts'
import { makeWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

/** How long the previous secret also signs. */
const formerHours = 24

/**
 * Replaces a webhook's secret and returns the new one; the previous one also signs for a day, and one before that no longer does. Refuses
 * `not_found`, `rate_limited`.
 */
export async function rotateWebhookSecret(
  platform: Pick<Platform, 'db' | 'secrets' | 'settings' | 'metrics' | 'sayCount'>,
  actor: UserActor,
  webhookId: number,
  keep?: KeepAnswer,
): Promise<{ secret: string; formerUntil: string; olderEnded: boolean }> {
  await countChange(platform, actor.userId)
  const secret = makeWebhookSecret()
  const isOwn = and(ownWebhooks({ id: actor.userId, isTest: actor.isTest }), eq(webhooks.id, webhookId))
  return await platform.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ hasFormer: sql<boolean>`coalesce(${webhooks.formerUntil} > now(), false)` })
      .from(webhooks)
      .where(isOwn)
      .for('no key update')
    if (!before) throw new Refusal('not_found')
    const [after] = await tx
      .update(webhooks)
      .set({
        formerSealed: sql`${webhooks.sealed}`,
        formerSecretId: sql`${webhooks.secretId}`,
        formerUntil: sql`now() + make_interval(hours => ${formerHours})`,
        ...sealWebhookSecret(platform.secrets, secret),
      })
      .where(isOwn)
      .returning({ formerUntil: webhooks.formerUntil })
    // Safe: the row is locked, and this column was just set.
    const formerUntil = after!.formerUntil!.toISOString()
    const rotated = { secret, formerUntil, olderEnded: before.hasFormer }
    await recordEvent(tx, actor, { kind: 'webhook_secret_rotated', details: { webhookId } })
    await keep?.(tx, { body: rotated })
    return rotated
  })
}
