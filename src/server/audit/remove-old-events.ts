import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { auditEvents } from './audit.tables.ts'

const atOnce = 1_000

/** Deletes a batch of events that are more than `days` days old. Returns the size of the batch. */
export async function removeOldEvents(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${auditEvents} where id in (
      select id from ${auditEvents} where at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
