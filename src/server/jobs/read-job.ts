import { and, count, eq, gt, ilike, inArray, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { jobDetail } from '#contract/endpoints/jobs.ts'
import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { findOwners } from '#server/accounts/find-owners.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { searchPattern } from '#server/platform/search-pattern.ts'
import { findJob } from './find-job.ts'
import { imageColumns } from './image-columns.ts'
import { jobImages } from './jobs.tables.ts'
import { orderImages } from './order-images.ts'
import { shapeImage } from './shape-image.ts'
import { shapeJob } from './shape-job.ts'

export type ImagesQuery = z.infer<(typeof jobDetail)['schema']['querystring']>

/** A job with a page of its images in the wanted order, and how many images the query matches in all. */
export async function readJob(
  db: Database,
  caller: Caller,
  jobId: number,
  query: ImagesQuery,
  language: UiLanguage,
): Promise<{ job: Job; images: Image[]; total: number }> {
  const job = await findJob(db, caller, jobId)
  const pattern = searchPattern(query.search ?? '')
  const wanted = and(
    eq(jobImages.jobId, jobId),
    query.state && eq(jobImages.state, query.state),
    query.only === 'needs_review' ? gt(jobImages.risk, 0) : undefined,
    query.only === 'decorative' ? eq(jobImages.purpose, 'decorative') : undefined,
    query.search ? or(ilike(jobImages.filename, pattern), ilike(jobImages.url, pattern)) : undefined,
  )
  const order = orderImages(query)
  // Only the page's images are read as a whole: their texts would make the sorting of all slow.
  const page = db
    .select({ position: jobImages.position })
    .from(jobImages)
    .where(wanted)
    .orderBy(...order)
    .offset(query.offset ?? 0)
    .limit(query.limit ?? limits.imagesPerPage)
  const [rows, [counted], owners] = await Promise.all([
    db
      .select(imageColumns)
      .from(jobImages)
      .where(and(eq(jobImages.jobId, jobId), inArray(jobImages.position, page)))
      .orderBy(...order),
    db.select({ total: count() }).from(jobImages).where(wanted),
    findOwners(db, [job.userId]),
  ])
  return {
    job: shapeJob(job, owners.get(job.userId)!, language),
    images: rows.map((row) => shapeImage(row, job.languages, language)),
    total: counted?.total ?? 0,
  }
}
