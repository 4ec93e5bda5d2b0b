import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import type { FreeTry } from './claim-try.ts'

/** Releases a try that produced nothing; a claim that has expired and gone to another call is left alone. */
export async function giveBackTry(db: Database, { jobId, holder, until }: FreeTry): Promise<void> {
  await db.execute(sql`
    update job_images set regenerating_until = null
    where job_id = ${jobId} and position = ${holder} and regenerating_until = ${until}::timestamptz`)
}
