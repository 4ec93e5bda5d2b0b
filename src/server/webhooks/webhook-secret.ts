import { createHash, randomBytes } from 'node:crypto'
import type { Sealed, Secrets } from '#server/platform/secrets/create-secrets.ts'

const place = 'secret of a webhook'

/** A secret in the form of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** Recognizes a secret, and gives nothing away: there are too many of them to try. */
export function hashWebhookSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** The columns that store a secret. */
export function sealWebhookSecret(secrets: Secrets, secret: string): Sealed {
  return secrets.seal(secret, place)
}

/** Throws a `SecretProblem` if SECRET_KEY is not the one that sealed it. */
export function openWebhookSecret(secrets: Secrets, sealed: Sealed): string {
  return secrets.open(sealed, place)
}
