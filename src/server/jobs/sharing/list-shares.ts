import { and, desc, eq } from 'drizzle-orm'
import type { Share } from '#contract/entities/share.ts'
import { jobShares, jobs } from '#server/jobs/jobs.tables.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isOpen } from './is-open.ts'
import { shapeShare } from './shape-share.ts'

/** The valid links to an own job, newest first. Refuses `not_found`. */
export async function listShares(db: Database, caller: Caller, jobId: number): Promise<Share[]> {
  const isOwn = and(eq(jobs.id, jobId), ownJobs(caller))
  if ((await db.$count(jobs, isOwn)) === 0) throw new Refusal('not_found')
  return await listSharesOf(db, jobId)
}

/** The same for a job that the caller is known to own. */
export async function listSharesOf(db: Database, jobId: number): Promise<Share[]> {
  const shares = await db
    .select()
    .from(jobShares)
    .where(and(eq(jobShares.jobId, jobId), isOpen))
    .orderBy(desc(jobShares.id))
  return shares.map(shapeShare)
}
