import { sql } from 'drizzle-orm'
import { isThere } from '#server/jobs/jobs.tables.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

export interface JobCounts {
  jobsCount: number
  completedJobsCount: number
  /** Described images, including those of running jobs. */
  processedImagesCount: number
}

/** Counts jobs and images, without deleted ones. */
export async function countJobs(db: Database): Promise<JobCounts> {
  const counts = {
    jobsCount: column.number,
    completedJobsCount: column.number,
    processedImagesCount: column.number,
  }
  const [counted] = await readRows(
    db,
    counts,
    sql`
    select count(*) as "jobsCount", count(*) filter (where status = 'completed') as "completedJobsCount",
      coalesce(sum(succeeded), 0) as "processedImagesCount"
    from jobs where ${isThere}`,
  )
  return counted!
}
