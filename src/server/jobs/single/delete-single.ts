import { and, eq, sql } from 'drizzle-orm'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { compareAgain } from '#server/jobs/alike/compare-again.ts'
import { type ImageRef, isImage } from '#server/jobs/image-ref.ts'
import { imageRevisions, imageSearch, jobImages } from '#server/jobs/images.tables.ts'
import { jobs, jobThumbnails, ownJobs } from '#server/jobs/jobs.tables.ts'
import { storedBytesOf } from '#server/jobs/stored-bytes.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Removes what other modules store about an image. */
type RemoveWith = (tx: Transaction, ref: ImageRef) => Promise<void>

/**
 * Deletes a single picture with everything about it except its costs; the last one of a job takes the job with it. Refuses `not_found`,
 * `image_of_list` and `image_pending`.
 */
export async function deleteSingle(
  db: Database,
  actor: UserActor,
  ref: ImageRef,
  removeWith: RemoveWith,
): Promise<void> {
  const { jobId, position } = ref
  await db.transaction(async (tx) => {
    const [job] = await tx
      .select({ kind: jobs.kind, languages: jobs.languages })
      .from(jobs)
      .where(and(eq(jobs.id, jobId), ownJobs({ id: actor.userId, isTest: actor.isTest })))
      .for('no key update')
    if (!job) throw new Refusal('not_found')
    const [image] = await tx
      .select({ state: jobImages.state })
      .from(jobImages)
      .where(isImage(ref))
      .for('update')
    if (!image) throw new Refusal('not_found')
    if (job.kind !== 'single') throw new Refusal('image_of_list')
    if (image.state === 'pending') throw new Refusal('image_pending')
    // Updates the marks of other images with its alt text.
    await compareAgain(tx, ref, { texts: {}, languages: job.languages, breaches: [] })
    for (const table of [jobThumbnails, imageRevisions, imageSearch])
      await tx.delete(table).where(and(eq(table.jobId, jobId), eq(table.position, position)))
    await tx.delete(jobImages).where(isImage(ref))
    await removeWith(tx, ref)
    const [left] = await tx
      .update(jobs)
      .set({
        totalImages: sql`${jobs.totalImages} - 1`,
        ...(image.state === 'failed'
          ? { failed: sql`${jobs.failed} - 1` }
          : { succeeded: sql`${jobs.succeeded} - 1` }),
        storedBytes: storedBytesOf(jobId),
      })
      .where(eq(jobs.id, jobId))
      .returning({ images: jobs.totalImages })
    await recordEvent(tx, actor, { kind: 'image_deleted', details: { jobId, imageId: position } })
    if (left?.images === 0) await tx.delete(jobs).where(eq(jobs.id, jobId))
  })
}
