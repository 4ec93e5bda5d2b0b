import { and, eq } from 'drizzle-orm'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { jobs, visibleJobs } from '#server/jobs/jobs.tables.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The address of an image's picture and the owner of its job, if the caller may see the job. Refuses `not_found`. */
export async function findPicture(
  db: Database,
  caller: Caller,
  { jobId, position }: ImageRef,
): Promise<{ url: string; userId: number }> {
  const [image] = await db
    .select({ url: jobImages.url, userId: jobs.userId })
    .from(jobImages)
    .innerJoin(jobs, eq(jobs.id, jobImages.jobId))
    .where(and(visibleJobs(caller), eq(jobImages.jobId, jobId), eq(jobImages.position, position)))
  if (!image) throw new Refusal('not_found')
  return image
}
