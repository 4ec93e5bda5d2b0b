import { and, eq } from 'drizzle-orm'
import { jobColumns } from '#server/jobs/job-columns.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { visibleJobs } from '#server/jobs/own-jobs.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

export type FoundJob = typeof jobs.$inferSelect

/** A job that the caller may see: the owner's own, for administrators any. For everyone else it is `not_found`. */
export async function findJob(db: Database, caller: Caller, jobId: number): Promise<FoundJob> {
  const [job] = await db
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.id, jobId), visibleJobs(caller)))
  if (!job) throw new Refusal('not_found')
  return job
}

/** The same, for what only completed jobs have. Refuses `job_not_completed`. */
export async function findCompletedJob(db: Database, caller: Caller, jobId: number): Promise<FoundJob> {
  const job = await findJob(db, caller, jobId)
  if (job.status !== 'completed') throw new Refusal('job_not_completed')
  return job
}

/** The same, for what jobs have once they are over, completed or not. Refuses `job_running`. */
export async function findEndedJob(db: Database, caller: Caller, jobId: number): Promise<FoundJob> {
  const job = await findJob(db, caller, jobId)
  if (!job.finishedAt) throw new Refusal('job_running')
  return job
}
