import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'

const atOnce = 1_000
/** How long the webhook page shows them. */
const keptDays = 30

/**
 * Deletes a batch of deliveries that are older than 30 days and either finished or waiting for an absent user, and returns its size.
 * `presentUserIds` is a query.
 */
export async function removeOldDeliveries(tx: Transaction, presentUserIds: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from webhook_deliveries where id in (
      select delivery.id from webhook_deliveries delivery join webhooks on webhooks.id = delivery.webhook_id
      where delivery.created_at < now() - make_interval(days => ${keptDays})
        and (delivery.state <> 'waiting' or webhooks.user_id not in (${presentUserIds}))
      limit ${atOnce} for update of delivery skip locked)`)
  return rowCount ?? 0
}
