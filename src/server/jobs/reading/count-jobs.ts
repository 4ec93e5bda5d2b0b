import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/open-database.ts'

export interface JobCounts {
  jobsCount: number
  completedJobsCount: number
  /** Images that were described, also in jobs that still run. */
  processedImagesCount: number
}

/** How many jobs and images there are; deleted ones are not counted. */
export async function countJobs(db: Database): Promise<JobCounts> {
  const { rows } = await db.execute<Record<keyof JobCounts, string>>(sql`
    select count(*) as "jobsCount", count(*) filter (where status = 'completed') as "completedJobsCount",
      coalesce(sum(succeeded), 0) as "processedImagesCount"
    from jobs`)
  const counted = rows[0]
  return {
    jobsCount: Number(counted?.jobsCount),
    completedJobsCount: Number(counted?.completedJobsCount),
    processedImagesCount: Number(counted?.processedImagesCount),
  }
}
