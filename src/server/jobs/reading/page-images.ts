import { and, asc, count, gt, sql } from 'drizzle-orm'
import type { ImageFilter } from '#contract/entities/image-filter.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { singleImages } from '#server/jobs/single.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { wanted as matches } from './find-images.ts'
import type { FoundJob } from './find-job.ts'
import { type GivenImage, isGiven, updatedAt } from './read-image.ts'
import { imageColumns, sayProblem, shapeImage } from './shape-image.ts'

interface PageQuery {
  filter?: ImageFilter
  /** Only images that were done or changed after this time. */
  updatedAfter?: string | undefined
}

/** How many images of a job match. */
export async function countImages(db: Database, job: FoundJob, wanted: PageQuery): Promise<number> {
  const [found] = await db.select({ total: count() }).from(jobImages).where(isWanted(job, wanted))
  return found?.total ?? 0
}

function isWanted(job: FoundJob, { filter = {}, updatedAfter: since }: PageQuery) {
  return and(
    matches(job, filter),
    since === undefined ? undefined : sql`${updatedAt} > ${since}::timestamptz`,
  )
}

/** A page of those images of a job that match a filter, in list order: those after the position `after`, if given. */
export async function pageImages(
  db: Database,
  job: FoundJob,
  wanted: PageQuery & { after?: number | undefined; limit: number; language: UiLanguage },
): Promise<GivenImage[]> {
  const { after, limit, language } = wanted
  const { externalId, metadata } = singleImages
  const rows = await db
    .select({ image: imageColumns, externalId, metadata, updatedAt })
    .from(jobImages)
    .leftJoin(singleImages, isGiven)
    .where(and(isWanted(job, wanted), after === undefined ? undefined : gt(jobImages.position, after)))
    .orderBy(asc(jobImages.position))
    .limit(limit)
  return rows.map(({ image, ...given }) => ({
    ...given,
    jobId: job.id,
    isTest: job.isTest,
    problem: sayProblem(image.fault, language),
    languages: job.languages,
    image: shapeImage(image, job.languages, language),
  }))
}
