import { and, eq } from 'drizzle-orm'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { findSharedJob } from './find-shared-job.ts'
import { visibleThroughShare } from './visible-through-share.ts'

/**
 * An image visible through a link, with the address of its picture, which must not be shown to the link's visitors. Refuses `not_found`.
 */
export async function findSharedPicture(
  db: Database,
  token: string,
  position: number,
): Promise<ImageRef & { url: string; userId: number }> {
  const { id: jobId, userId, ...share } = await findSharedJob(db, token)
  const [image] = await db
    .select({ url: jobImages.url })
    .from(jobImages)
    .where(and(eq(jobImages.jobId, jobId), eq(jobImages.position, position), visibleThroughShare(share)))
  if (!image) throw new Refusal('not_found')
  return { jobId, position, userId, url: image.url }
}
