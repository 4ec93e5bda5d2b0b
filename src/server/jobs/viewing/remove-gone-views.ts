import { sql } from 'drizzle-orm'
import { isThere, jobs } from '#server/jobs/jobs.tables.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'

/**
 * Removes the views of those of these jobs that no longer exist; of all jobs if none are given. Call it after the transaction that deletes.
 * Failures are logged, and retried within the hour.
 */
export async function removeGoneViews(
  { db, views, log }: Pick<Platform, 'db' | 'views' | 'log'>,
  jobIds?: number[],
): Promise<void> {
  try {
    const kept = jobIds ?? (await views.scopes())
    const there = await readRows(
      db,
      { id: column.number },
      sql`select id from ${jobs} where ${isThere} and id = any(${`{${kept.join(',')}}`}::int[])`,
    )
    const ids = new Set(there.map(({ id }) => id))
    for (const jobId of kept) if (!ids.has(jobId)) await views.removeScope(jobId)
  } catch (error) {
    log.warn({ err: error }, 'views of deleted jobs were not removed')
  }
}
