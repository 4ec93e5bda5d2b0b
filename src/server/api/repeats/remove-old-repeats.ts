import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { isOver } from './claim-repeat.ts'
import { apiRepeats } from './repeats.tables.ts'

const atOnce = 1_000

/** Removes some of the answers that no key brings back any more, and answers how many that were. */
export async function removeOldRepeats(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${apiRepeats} where (user_id, key_hash) in (
      select user_id, key_hash from ${apiRepeats} where ${isOver}
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
