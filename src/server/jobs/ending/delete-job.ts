import { and, eq, isNotNull } from 'drizzle-orm'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'

/** Deletes an own job with everything that belongs to it. Refuses `job_running`; not the caller's: `not_found`. */
export async function deleteJob(db: Database, caller: Caller, jobId: number): Promise<void> {
  const own = and(eq(jobs.id, jobId), ownJobs(caller))
  const deleted = await db.transaction(async (tx) => {
    await allowLongStatements(tx)
    return tx.delete(jobs).where(and(own, isNotNull(jobs.finishedAt)))
  })
  if (deleted.rowCount === 1) return
  const [running] = await db.select({ id: jobs.id }).from(jobs).where(own)
  throw new Refusal(running ? 'job_running' : 'not_found')
}
