import type { Webhook } from '#contract/entities/webhook.ts'
import type { webhooks } from './webhooks.tables.ts'

export function shapeWebhook({
  id,
  url,
  events,
  offBecause,
  failingSince,
  createdAt,
}: typeof webhooks.$inferSelect): Webhook {
  return {
    id,
    url,
    events,
    offBecause,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
