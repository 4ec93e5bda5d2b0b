import { and, eq, sql } from 'drizzle-orm'
import { jobImages, jobThumbnails } from '#server/jobs/jobs.tables.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { findJob } from './find-job.ts'

/** The small WebP of one image. Refuses `not_found` and, where none could be made, `thumbnail_unavailable`. */
export async function readThumbnail(
  db: Database,
  caller: Caller,
  jobId: number,
  position: number,
): Promise<Buffer> {
  await findJob(db, caller, jobId)
  const [thumbnail] = await db
    .select({ webp: jobThumbnails.webp })
    .from(jobThumbnails)
    .innerJoin(
      jobImages,
      // A repeat shows the thumbnail of the image whose answer it shares.
      sql`${jobImages.jobId} = ${jobThumbnails.jobId} and coalesce(${jobImages.follows}, ${jobImages.position}) = ${jobThumbnails.position}`,
    )
    .where(and(eq(jobImages.jobId, jobId), eq(jobImages.position, position)))
  if (!thumbnail) throw new Refusal('thumbnail_unavailable')
  return thumbnail.webp
}
