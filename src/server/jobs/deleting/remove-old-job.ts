import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { relinkLockHeld, relinkRetries } from './relink-retries.ts'

/**
 * Removes one job that ended more than `days` days ago, with everything that belongs to it except its costs, and returns the number
 * removed: a test job, or any. Skips a job that is running or being retried.
 */
export async function removeOldJob(
  tx: Transaction,
  days: number,
  { isTest = false }: { isTest?: boolean } = {},
): Promise<number> {
  await tx.execute(relinkLockHeld)
  const { rowCount } = await tx.execute(sql`
    ${relinkRetries(sql`
      select id, retried_as from jobs where finished_at < now() - make_interval(days => ${days}::int)
        and open_chunks = 0 and (is_test or not ${isTest}::boolean)
      order by finished_at limit 1 for update skip locked`)}
    delete from jobs where id = (select id from gone)`)
  return rowCount ?? 0
}
