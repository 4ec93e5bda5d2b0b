import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'
import { attemptCounts } from '#server/platform/platform.tables.ts'

const atOnce = 1_000

/** Deletes a batch of counted attempts whose window has ended, and returns its size. Skips locked rows, so it never waits. */
export async function removeOldAttempts(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${attemptCounts} where key_hash in (
      select key_hash from ${attemptCounts} where ends_at <= now()
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
