import { and, eq, gt, sql } from 'drizzle-orm'
import { jobImages, jobs } from '#server/jobs/jobs.tables.ts'
import { isThere } from '#server/jobs/own-jobs.ts'
import type { Database } from '#server/platform/open-database.ts'

/** How many images of a job need review; 0 if the job is gone. */
export function countToReview(db: Database, jobId: number): Promise<number> {
  const jobIsThere = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobId} and ${isThere})`
  return db.$count(jobImages, and(eq(jobImages.jobId, jobId), gt(jobImages.risk, 0), jobIsThere))
}
