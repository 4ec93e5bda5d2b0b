import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { type Sealed, SecretProblem, type Secrets } from '#server/platform/secrets/create-secrets.ts'
import { openWebhookSecret, sealWebhookSecret } from './webhook-secret.ts'
import { webhooks } from './webhooks.tables.ts'

/** Seals the secrets of webhooks with the current SECRET_KEY, as far as they can be opened. */
export async function resealWebhooks(tx: Transaction, secrets: Secrets): Promise<void> {
  const rows = await tx.select().from(webhooks).for('update')
  for (const { id, sealed, secretId, formerSealed, formerSecretId } of rows) {
    const present = reseal(secrets, { sealed, secretId })
    const former =
      formerSealed && formerSecretId
        ? reseal(secrets, { sealed: formerSealed, secretId: formerSecretId })
        : null
    await tx
      .update(webhooks)
      .set({
        ...present,
        ...(former && { formerSealed: former.sealed, formerSecretId: former.secretId }),
      })
      .where(eq(webhooks.id, id))
  }
}

/** A secret that cannot be opened stays as it is: its owner can replace it. */
function reseal(secrets: Secrets, sealed: Sealed): Sealed {
  try {
    return sealWebhookSecret(secrets, openWebhookSecret(secrets, sealed))
  } catch (error) {
    if (error instanceof SecretProblem) return sealed
    throw error
  }
}
