import { eq, sql } from 'drizzle-orm'
import type { Platform } from '#server/platform/platform.ts'
import { openWebhookSecret } from './webhook-secret.ts'
import { webhooks } from './webhooks.tables.ts'

/** The current address of a webhook and the secrets that sign its deliveries. */
export interface Receiver {
  url: string
  secrets: string[]
}

/** Null if the webhook is gone or switched off. Throws a `SecretProblem` if SECRET_KEY is not the one that sealed its secret. */
export async function readReceiver(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  webhookId: number,
): Promise<Receiver | null> {
  const [webhook] = await db
    .select({
      url: webhooks.url,
      isOff: sql<boolean>`${webhooks.offBecause} is not null`,
      sealed: webhooks.sealed,
      secretId: webhooks.secretId,
      formerSealed: webhooks.formerSealed,
      formerSecretId: webhooks.formerSecretId,
      isFormerGood: sql<boolean>`coalesce(${webhooks.formerUntil} > now(), false)`,
    })
    .from(webhooks)
    .where(eq(webhooks.id, webhookId))
  if (!webhook || webhook.isOff) return null
  const { url, sealed, secretId, formerSealed, formerSecretId, isFormerGood } = webhook
  const known = [{ sealed, secretId }]
  if (isFormerGood && formerSealed && formerSecretId) {
    known.push({ sealed: formerSealed, secretId: formerSecretId })
  }
  return { url, secrets: known.map((one) => openWebhookSecret(secrets, one)) }
}
