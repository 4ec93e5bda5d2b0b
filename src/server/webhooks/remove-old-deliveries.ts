import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'

const atOnce = 1_000
/** So long the screen of a webhook shows them. */
const keptDays = 30

/**
 * Removes some of the deliveries that are older than 30 days and over, or wait for a user who is not present, and answers how many
 * that were. `presentUserIds` is a query.
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
