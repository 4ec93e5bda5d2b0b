import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'
import { jobImages } from './images.tables.ts'
import { isThere, jobs } from './jobs.tables.ts'

/** The columns of a job for its readers: `retriedAs` is null if the retry was deleted. */
export const jobColumns = {
  ...getTableColumns(jobs),
  // Qualified explicitly: in a query of one table Drizzle omits the table name, and the column would be the inner one's.
  retriedAs: sql<number | null>`(
    select later.id from jobs as later where later.id = jobs.retried_as and later.deleted_at is null)`,
}

/** How many images of a job need review; 0 if the job is gone. */
export function countToReview(db: Database, jobId: number): Promise<number> {
  const jobIsThere = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobId} and ${isThere})`
  return db.$count(jobImages, and(eq(jobImages.jobId, jobId), gt(jobImages.risk, 0), jobIsThere))
}

/** Whether a stop leaves images untried. One that comes after the last image leaves none: the job is then like any other. */
export function isCutShort(job: {
  stopRequested: boolean
  succeeded: number
  failed: number
  totalImages: number
}): boolean {
  return job.stopRequested && job.succeeded + job.failed < job.totalImages
}
