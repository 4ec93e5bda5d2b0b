import { sql } from 'drizzle-orm'
import { column } from '#server/platform/column.ts'
import type { Database } from '#server/platform/open-database.ts'
import { type RowOf, readRows } from '#server/platform/read-rows.ts'
import { receiverSeconds } from './send-delivery.ts'

const columns = {
  id: column.text,
  body: column.text,
  /** This attempt's number, from 1. */
  attempt: column.number,
  webhookId: column.number,
}
export type ClaimedDelivery = RowOf<typeof columns>

/** A worker that has not told the end of an attempt by then is taken to be gone. */
const lostAfterSeconds = 4 * receiverSeconds

/**
 * Takes deliveries that are due into work, for nobody else to take meanwhile, the longest due first. Of a receiver so many
 * at once as `perWebhook` says. Should this process end before it tells how they went, they are due again.
 */
export async function claimDeliveries(
  db: Database,
  { atMost, perWebhook }: { atMost: number; perWebhook: number },
): Promise<ClaimedDelivery[]> {
  return await readRows(
    db,
    columns,
    sql`
    update webhook_deliveries delivery set
      attempts = delivery.attempts + 1,
      next_at = now() + make_interval(secs => ${lostAfterSeconds})
    where delivery.id in (
      select due.id from (
        select id, next_at, row_number() over (partition by webhook_id order by next_at) as turn
        from webhook_deliveries where state = 'waiting' and next_at <= now()
        order by next_at limit 1000
      ) ranked
      join webhook_deliveries due on due.id = ranked.id
      where ranked.turn <= ${perWebhook} and due.state = 'waiting' and due.next_at <= now()
      order by ranked.next_at limit ${atMost} for update of due skip locked
    )
    returning delivery.id, delivery.body, delivery.attempts as attempt, delivery.webhook_id as "webhookId"`,
  )
}
