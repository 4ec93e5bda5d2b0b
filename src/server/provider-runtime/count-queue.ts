import { sql } from 'drizzle-orm'
import type { LiveState } from '#contract/entities/live-state.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** Counts the pending work. Reads the unfinished jobs, but none of their images. */
export async function countQueue(db: Database): Promise<LiveState['queue']> {
  const rows = await readRows(
    db,
    {
      runningJobs: column.number,
      pausedJobs: column.number,
      pendingImages: column.number,
      waitingSinceMs: column.nullable(column.number),
    },
    sql`
    select count(*) filter (where status <> 'paused')::int as "runningJobs",
      count(*) filter (where status = 'paused')::int as "pausedJobs",
      coalesce(sum(total_images - succeeded - failed), 0)::float8 as "pendingImages",
      (extract(epoch from min(created_at) filter (where succeeded + failed = 0)) * 1000)::float8 as "waitingSinceMs"
    from jobs where status in ('waiting', 'processing', 'paused')`,
  )
  const { runningJobs, pausedJobs, pendingImages, waitingSinceMs } = rows[0]!
  const oldestWaitingSince = waitingSinceMs === null ? null : new Date(waitingSinceMs).toISOString()
  return { runningJobs, pausedJobs, pendingImages, oldestWaitingSince }
}
