import { and, eq, type SQL, sql } from 'drizzle-orm'
import { jobImages } from '#server/jobs/images.tables.ts'
import { isThere, jobs, jobThumbnails, visibleJobs } from '#server/jobs/jobs.tables.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { findJob } from './find-job.ts'

/**
 * The small WebP of one image. Refuses `not_found` and, if none could be made, `thumbnail_unavailable`. One query, because browsers do not
 * cache thumbnails, and a table of a thousand images requests each that scrolls into view.
 */
export async function readThumbnail(
  platform: Pick<Platform, 'db' | 'thumbnails'>,
  caller: Caller,
  jobId: number,
  position: number,
): Promise<Buffer> {
  const thumbnail = await findThumbnail(platform, jobId, position, visibleJobs(caller))
  if (thumbnail) return thumbnail
  await findJob(platform.db, caller, jobId)
  throw new Refusal('thumbnail_unavailable')
}

/** The same for an image that the caller is known to be allowed to see. Refuses `thumbnail_unavailable`. */
export async function thumbnailIn(
  platform: Pick<Platform, 'db' | 'thumbnails'>,
  jobId: number,
  position: number,
  mayBeSeen: SQL | undefined,
): Promise<Buffer> {
  const thumbnail = await findThumbnail(platform, jobId, position, and(isThere, mayBeSeen))
  if (!thumbnail) throw new Refusal('thumbnail_unavailable')
  return thumbnail
}

async function findThumbnail(
  platform: Pick<Platform, 'db' | 'thumbnails'>,
  jobId: number,
  position: number,
  mayBeSeen: SQL | undefined,
): Promise<Buffer | undefined> {
  const [thumbnail] = await platform.db
    .select({ webp: jobThumbnails.webp, file: jobThumbnails.file, userId: jobs.userId })
    .from(jobThumbnails)
    .innerJoin(
      jobImages,
      // A repeat shows the thumbnail of the image whose answer it shares.
      sql`${jobImages.jobId} = ${jobThumbnails.jobId} and coalesce(${jobImages.follows}, ${jobImages.position}) = ${jobThumbnails.position}`,
    )
    .innerJoin(jobs, eq(jobs.id, jobImages.jobId))
    .where(and(mayBeSeen, eq(jobImages.jobId, jobId), eq(jobImages.position, position)))
  if (!thumbnail) return undefined
  const { webp, file, userId } = thumbnail
  // A process of the version before copies rows without their file.
  if (file === null) return webp.length > 0 ? webp : undefined
  return (await platform.thumbnails?.get(userId, file)) ?? undefined
}
