import { and, asc, eq, gt } from 'drizzle-orm'
import type { WebhookDelivery } from '#contract/entities/webhook.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { pagesAfter } from '#server/platform/pages-after.ts'
import { shapeDelivery } from './list-deliveries.ts'
import { ownWebhooks, webhookDeliveries, webhooks } from './webhooks.tables.ts'

const rowsPerPage = 500

/** All stored deliveries of a user's webhooks, with their bodies, page by page. */
export async function* exportDeliveries(
  db: Database,
  owner: Owner,
): AsyncGenerator<(Omit<WebhookDelivery, 'payload'> & { webhookId: number; message: unknown })[]> {
  type Row = { delivery: typeof webhookDeliveries.$inferSelect }
  const readAfter = (last: Row | null) =>
    db
      .select({ delivery: webhookDeliveries })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(and(ownWebhooks(owner), gt(webhookDeliveries.id, last?.delivery.id ?? '')))
      .orderBy(asc(webhookDeliveries.id))
      .limit(rowsPerPage)
  for await (const page of pagesAfter(readAfter)) {
    yield page.map(({ delivery }) => {
      const { payload: message, ...log } = shapeDelivery(delivery)
      return { ...log, webhookId: delivery.webhookId, message }
    })
  }
}
