import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'

/** Forgets workers that ended without a word: nobody has heard of them for an hour. */
export async function removeStaleWorkers(db: Database): Promise<void> {
  await db.execute(sql`delete from worker_processes where seen_at < now() - interval '1 hour'`)
}
