import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { siteAudits } from './site-audits.tables.ts'

const atOnce = 20

/** Deletes a batch of audits, or of test audits, that ended more than `days` days ago, and returns its size. */
export async function removeOldAudits(
  tx: Transaction,
  days: number,
  { isTest = false }: { isTest?: boolean } = {},
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${siteAudits} where id in (
      select id from ${siteAudits} where finished_at < now() - make_interval(days => ${days}::int)
        and (is_test or not ${isTest}::boolean)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
