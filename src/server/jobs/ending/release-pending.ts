import { sql } from 'drizzle-orm'
import { releaseHold } from '#server/credits/settle-hold.ts'
import { allJobsOf } from '#server/jobs/jobs.tables.ts'
import { ownSingles } from '#server/jobs/single.tables.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/**
 * Releases what is held for a user's pending single pictures, which are about to be removed. No further one can start until the transaction
 * ends.
 */
export async function releasePending(tx: Transaction, userId: number): Promise<void> {
  const own = allJobsOf({ id: userId })
  // Lock the job before its images and the account, as everywhere: a picture that ends now either ends first or finds its row gone.
  await tx.execute(sql`select 1 from jobs where ${own} and kind = 'single' order by id for update`)
  const pending = await readRows(
    tx,
    { jobId: column.number, position: column.number },
    sql`
    select job_id as "jobId", position from single_images
    where ${ownSingles({ id: userId })} and leased_until is not null order by job_id, position`,
  )
  for (const ref of pending) await releaseHold(tx, { ...ref, userId })
}
