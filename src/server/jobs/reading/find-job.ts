import { and, eq, type SQL } from 'drizzle-orm'
import { jobColumns } from '#server/jobs/jobs.queries.ts'
import { jobs, ownJobs, visibleJobs } from '#server/jobs/jobs.tables.ts'
import type { Caller, Owner } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

export type FoundJob = typeof jobs.$inferSelect

/** A job that the caller may see: their own, or any for administrators. `not_found` for everybody else. */
export async function findJob(db: Database, caller: Caller, jobId: number): Promise<FoundJob> {
  return await findAmong(db, visibleJobs(caller), jobId)
}

/** An own job. `not_found` for everybody else, including administrators. */
export async function findOwnJob(db: Database | Transaction, owner: Owner, jobId: number): Promise<FoundJob> {
  return await findAmong(db, ownJobs(owner), jobId)
}

/** Like `findJob`, for what only completed jobs have. Refuses `job_not_completed`, and `job_failed` for one that never will be. */
export async function findCompletedJob(db: Database, caller: Caller, jobId: number): Promise<FoundJob> {
  return asCompleted(await findJob(db, caller, jobId))
}

/** Like `findOwnJob`, for what only completed jobs have. Refuses as `findCompletedJob`. */
export async function findOwnCompletedJob(db: Database, owner: Owner, jobId: number): Promise<FoundJob> {
  return asCompleted(await findOwnJob(db, owner, jobId))
}

/** Like `findJob`, for what finished jobs have, completed or not. Refuses `job_running`. */
export async function findEndedJob(db: Database, caller: Caller, jobId: number): Promise<FoundJob> {
  return asEnded(await findJob(db, caller, jobId))
}

/** Like `findOwnJob`, for what finished jobs have, completed or not. Refuses `job_running`. */
export async function findOwnEndedJob(db: Database, owner: Owner, jobId: number): Promise<FoundJob> {
  return asEnded(await findOwnJob(db, owner, jobId))
}

async function findAmong(db: Database | Transaction, some: SQL, jobId: number): Promise<FoundJob> {
  const [job] = await db
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.id, jobId), some))
  if (!job) throw new Refusal('not_found')
  return job
}

function asEnded(job: FoundJob): FoundJob {
  if (!job.finishedAt) throw new Refusal('job_running')
  return job
}

function asCompleted(job: FoundJob): FoundJob {
  if (job.status === 'failed') throw new Refusal('job_failed')
  if (job.status !== 'completed') throw new Refusal('job_not_completed')
  return job
}
