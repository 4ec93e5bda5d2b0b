import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { auditEvents } from './audit.tables.ts'

const atOnce = 1_000

/** Removes some of the events of so many days ago, and answers how many that were. */
export async function removeOldEvents(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${auditEvents} where id in (
      select id from ${auditEvents} where at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
