import { and, asc, eq, gt } from 'drizzle-orm'
import type { UiLanguage } from '#contract/languages.ts'
import { jobImages } from '#server/jobs/jobs.tables.ts'
import { singleImages } from '#server/jobs/single.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { FoundJob } from './find-job.ts'
import { type GivenImage, isGiven } from './read-image.ts'
import { imageColumns, shapeImage } from './shape-image.ts'

/** A page of a job's images in list order: those after the position `after`, if given. */
export async function pageImages(
  db: Database,
  job: FoundJob,
  { after, limit, language }: { after?: number | undefined; limit: number; language: UiLanguage },
): Promise<GivenImage[]> {
  const { externalId, metadata } = singleImages
  const rows = await db
    .select({ image: imageColumns, externalId, metadata })
    .from(jobImages)
    .leftJoin(singleImages, isGiven)
    .where(and(eq(jobImages.jobId, job.id), after === undefined ? undefined : gt(jobImages.position, after)))
    .orderBy(asc(jobImages.position))
    .limit(limit)
  return rows.map(({ image, ...given }) => ({
    ...given,
    jobId: job.id,
    image: shapeImage(image, job.languages, language),
  }))
}
