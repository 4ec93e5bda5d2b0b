import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import type { FreeTry } from './claim-try.ts'

/** Frees a try that came to nothing; one that ran out meanwhile and went to somebody else stays theirs. */
export async function giveBackTry(db: Database, { jobId, holder, until }: FreeTry): Promise<void> {
  await db.execute(sql`
    update job_images set regenerating_until = null
    where job_id = ${jobId} and position = ${holder} and regenerating_until = ${until}::timestamptz`)
}
