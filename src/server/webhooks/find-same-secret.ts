import { and, eq } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { SecretProblem } from '#server/platform/secrets/create-secrets.ts'
import { hashWebhookSecret, openWebhookSecret } from './webhook-secret.ts'
import { ownWebhooks, webhooks } from './webhooks.tables.ts'

/** The secret of a user's webhook if it still has this hash: null once it is replaced or unreadable, or the webhook deleted. */
export async function findSameSecret(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  owner: Owner,
  { webhookId, hash }: { webhookId: number; hash: string },
): Promise<string | null> {
  const { sealed, secretId } = webhooks
  const [row] = await db
    .select({ sealed, secretId })
    .from(webhooks)
    .where(and(ownWebhooks(owner), eq(webhooks.id, webhookId)))
  if (!row) return null
  try {
    const secret = openWebhookSecret(secrets, row)
    return hashWebhookSecret(secret) === hash ? secret : null
  } catch (error) {
    if (error instanceof SecretProblem) return null
    throw error
  }
}
