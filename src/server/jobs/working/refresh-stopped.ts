import { sql } from 'drizzle-orm'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** Adds running jobs that were told to stop, in case the notification was missed, and removes finished ones. */
export async function refreshStopped(db: Database, stopped: Set<number>): Promise<void> {
  // A stop that arrives during the query may be missing in its result.
  const known = [...stopped]
  const rows = await readRows(
    db,
    { id: column.number },
    sql`select id from jobs where stop_requested and finished_at is null`,
  )
  for (const id of known) stopped.delete(id)
  for (const { id } of rows) stopped.add(id)
}
