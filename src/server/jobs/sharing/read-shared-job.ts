import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SharedImage, SharedJob } from '#contract/entities/share.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { countRemedies } from '#server/jobs/reading/count-remedies.ts'
import type { Database } from '#server/platform/open-database.ts'
import { findSharedJob } from './find-shared-job.ts'
import { visibleThroughShare } from './visible-through-share.ts'

/** The job that a link opens, with a page of its images that have texts, in list order. Refuses `not_found`. */
export async function readSharedJob(
  db: Database,
  { token, offset, limit }: { token: string; offset: number; limit: number },
): Promise<SharedJob> {
  const shared = await findSharedJob(db, token)
  const { id, kind, filename, languages, createdAt, expiresAt, described, carried } = shared
  const isShown = and(eq(jobImages.jobId, id), visibleThroughShare(shared))
  const page = db
    .select({ position: jobImages.position })
    .from(jobImages)
    .where(isShown)
    .orderBy(asc(jobImages.position))
    .offset(offset)
    .limit(limit)
  const rows = await db
    .select({
      position: jobImages.position,
      filename: jobImages.filename,
      languageVersions: jobImages.languageVersions,
      purpose: jobImages.purpose,
      hasThumbnail: jobImages.hasThumbnail,
    })
    .from(jobImages)
    .where(and(eq(jobImages.jobId, id), inArray(jobImages.position, page)))
    .orderBy(asc(jobImages.position))
  return {
    filename,
    languages,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    images: rows.map(
      ({ position, purpose, languageVersions, ...shown }): SharedImage => ({
        ...shown,
        id: position,
        languageVersions: languageVersions ?? {},
        decorative: purpose === 'decorative',
      }),
    ),
    // A list job has its counts already.
    ...(kind === 'list' && shared.finishedAt && offset === 0 && { coverage: await readCoverage(db, shared) }),
    total: kind === 'list' ? described + carried : await db.$count(jobImages, isShown),
  }
}

async function readCoverage(
  db: Database,
  { id, totalImages, described, failed, carried }: Awaited<ReturnType<typeof findSharedJob>>,
): Promise<SharedJob['coverage']> {
  return {
    images: totalImages + carried,
    skipped: totalImages - described - failed,
    remedies: failed === 0 ? { retry: 0, correct: 0, none: 0 } : await countRemedies(db, id),
  }
}
