import { and, asc, gt } from 'drizzle-orm'
import type { ImageFilter } from '#contract/entities/image-filter.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { jobImages } from '#server/jobs/jobs.tables.ts'
import { singleImages } from '#server/jobs/single.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { wanted as matches } from './find-images.ts'
import type { FoundJob } from './find-job.ts'
import { type GivenImage, isGiven } from './read-image.ts'
import { sayProblem } from './say-problem.ts'
import { imageColumns, shapeImage } from './shape-image.ts'

/** A page of those images of a job that match a filter, in list order: those after the position `after`, if given. */
export async function pageImages(
  db: Database,
  job: FoundJob,
  wanted: { after?: number | undefined; limit: number; filter?: ImageFilter; language: UiLanguage },
): Promise<GivenImage[]> {
  const { after, limit, filter = {}, language } = wanted
  const { externalId, metadata } = singleImages
  const rows = await db
    .select({ image: imageColumns, externalId, metadata })
    .from(jobImages)
    .leftJoin(singleImages, isGiven)
    .where(and(matches(job, filter), after === undefined ? undefined : gt(jobImages.position, after)))
    .orderBy(asc(jobImages.position))
    .limit(limit)
  return rows.map(({ image, ...given }) => ({
    ...given,
    jobId: job.id,
    problem: sayProblem(image.fault, language),
    languages: job.languages,
    image: shapeImage(image, job.languages, language),
  }))
}
