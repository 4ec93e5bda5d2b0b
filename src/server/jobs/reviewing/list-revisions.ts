import { and, desc, eq } from 'drizzle-orm'
import type { TextRevision } from '#contract/entities/image.ts'
import { type ImageRef, isImage } from '#server/jobs/image-ref.ts'
import { imageRevisions, jobImages } from '#server/jobs/images.tables.ts'
import { findJob } from '#server/jobs/reading/find-job.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The earlier texts of an image, newest first. Refuses `not_found`. */
export async function listRevisions(db: Database, caller: Caller, ref: ImageRef): Promise<TextRevision[]> {
  await findJob(db, caller, ref.jobId)
  const [image] = await db.select({ position: jobImages.position }).from(jobImages).where(isImage(ref))
  if (!image) throw new Refusal('not_found')
  const revisions = await db
    .select()
    .from(imageRevisions)
    .where(and(eq(imageRevisions.jobId, ref.jobId), eq(imageRevisions.position, ref.position)))
    .orderBy(desc(imageRevisions.number))
  return revisions.map(({ number, cause, changedAt, languageVersions }) => ({
    number,
    cause,
    changedAt: changedAt.toISOString(),
    languageVersions,
  }))
}
