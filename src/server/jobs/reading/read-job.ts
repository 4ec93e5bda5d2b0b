import { and, eq, sql } from 'drizzle-orm'
import type { JobDetail } from '#contract/endpoints/jobs.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { wishesOfJob } from '#server/jobs/wishes-of-job.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { type FoundJob, findJob } from './find-job.ts'
import type { Searches } from './open-searches.ts'
import { type ImagesQuery, orderImages } from './order-images.ts'
import { imageColumns, shapeImage } from './shape-image.ts'
import { shapeJob } from './shape-job.ts'
import { shapeList } from './shape-list.ts'

/** Empty if there are no wishes. */
function shapeWishes(job: FoundJob): Pick<JobDetail, 'wishes'> {
  if (job.textWishes === null && job.usesFileNotes) return {}
  const { textWishes, usesFileNotes } = wishesOfJob(job)
  return { wishes: { textWishes, usesFileNotes } }
}

/** A job with a page of its images in the wanted order, and the total that matches the query. Refuses what `Searches` refuse. */
export async function readJob(
  db: Database,
  searches: Searches,
  caller: Caller,
  wanted: { jobId: number; query: ImagesQuery; language: UiLanguage; gone: AbortSignal },
): Promise<JobDetail> {
  const { jobId, query, language, gone } = wanted
  const job = await findJob(db, caller, jobId)
  const [{ positions, total }, owners] = await Promise.all([
    searches.findImages(caller, job, query, gone),
    findOwners(db, [job.userId]),
  ])
  // Only the page's images are read completely: sorting all of them with their texts would be slow.
  const rows = await db
    .select(imageColumns)
    .from(jobImages)
    .where(and(eq(jobImages.jobId, jobId), sql`${jobImages.position} = any(${sql.param(positions)}::int[])`))
    .orderBy(...orderImages(query))
  return {
    job: shapeJob(job, owners.get(job.userId)!, language),
    ...shapeWishes(job),
    ...(job.userId === caller.id && shapeList(job)),
    images: rows.map((row) => shapeImage(row, job.languages, language)),
    total,
  }
}
