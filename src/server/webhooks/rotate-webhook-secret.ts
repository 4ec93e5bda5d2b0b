import { and, eq, sql } from 'drizzle-orm'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { ownWebhooks } from './own-webhooks.ts'
import { makeWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'
import { webhooks } from './webhooks.tables.ts'

/** So long the secret before signs along. */
const formerHours = 24

/** Gives a webhook another secret, and answers it; the one before signs along for a day. Refuses `not_found`. */
export async function rotateWebhookSecret(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  actor: UserActor,
  webhookId: number,
  keep?: KeepAnswer,
): Promise<{ secret: string }> {
  const secret = makeWebhookSecret()
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(webhooks)
      .set({
        formerSealed: sql`${webhooks.sealed}`,
        formerSecretId: sql`${webhooks.secretId}`,
        formerUntil: sql`now() + make_interval(hours => ${formerHours})`,
        ...sealWebhookSecret(secrets, secret),
      })
      .where(and(ownWebhooks({ id: actor.userId }), eq(webhooks.id, webhookId)))
    if (rowCount === 0) throw new Refusal('not_found')
    await recordEvent(tx, actor, { kind: 'webhook_secret_rotated', details: { webhookId } })
    await keep?.(tx, { body: { secret } })
  })
  return { secret }
}
