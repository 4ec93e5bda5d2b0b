import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'

/** Removes workers that ended without signing off: they have not reported for an hour. */
export async function removeStaleWorkers(db: Database): Promise<void> {
  await db.execute(sql`delete from worker_processes where seen_at < now() - interval '1 hour'`)
}
