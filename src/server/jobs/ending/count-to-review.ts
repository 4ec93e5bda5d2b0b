import { sql } from 'drizzle-orm'
import { jobImages, jobs } from '#server/jobs/jobs.tables.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import { column } from '#server/platform/column.ts'
import type { Database } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/** How many images of a user's job somebody should look at; 0 where the job is no more. */
export async function countToReview(db: Database, userId: number, jobId: number): Promise<number> {
  const [counted] = await readRows(
    db,
    { images: column.number },
    sql`
    select count(*)::int as images from ${jobImages} join ${jobs} on ${jobs.id} = ${jobImages.jobId}
    where ${jobImages.jobId} = ${jobId} and ${jobImages.risk} > 0 and ${ownJobs({ id: userId })}`,
  )
  return counted!.images
}
