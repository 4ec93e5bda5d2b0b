import { and, eq } from 'drizzle-orm'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** An own job, which nobody else changes before the transaction ends. Refuses `not_found`, of others’ jobs for administrators, too. */
export async function lockOwnJob(db: Database | Transaction, caller: Caller, jobId: number) {
  const [job] = await db
    .select({ finishedAt: jobs.finishedAt })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), ownJobs(caller)))
    // Two links at once must not both be the last one.
    .for('no key update')
  if (!job) throw new Refusal('not_found')
  return job
}
