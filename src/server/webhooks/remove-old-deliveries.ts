import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'

const atOnce = 1_000
/** So long the screen of a webhook shows them. */
const keptDays = 30

/** Removes some of the deliveries that are over and older than 30 days, and answers how many that were. */
export async function removeOldDeliveries(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries
      where created_at < now() - make_interval(days => ${keptDays}) and state <> 'waiting'
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
