import type { Webhook } from '#contract/entities/webhook.ts'
import type { webhooks } from './webhooks.tables.ts'

export function shapeWebhook({
  id,
  url,
  events,
  offBecause,
  failingSince,
  formerUntil,
  createdAt,
}: typeof webhooks.$inferSelect): Webhook {
  return {
    id,
    url,
    events,
    offBecause,
    failingSince: failingSince?.toISOString() ?? null,
    formerSecretUntil: formerUntil && formerUntil > new Date() ? formerUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  }
}
