import { and, asc, eq, inArray } from 'drizzle-orm'
import { jobImages } from '#server/jobs/images.tables.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { isGiven } from '#server/jobs/reading/read-image.ts'
import { singleImages } from '#server/jobs/single.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { orderEvent } from '#server/webhooks/order-event.ts'
import { hasListener } from '#server/webhooks/webhooks.queries.ts'

/** Many images can be changed at once: a message names at most this many. */
const imagesPerMessage = 500

/**
 * Tells the owner's webhooks, in the transaction of the change, whose texts were changed or approved. `positions` are those of one job.
 */
export async function orderReviewEvents(
  tx: Transaction,
  jobId: number,
  positions: { 'text.updated'?: readonly number[]; 'image.approved'?: readonly number[] },
): Promise<void> {
  const [job] = await tx.select({ id: jobs.userId, isTest: jobs.isTest }).from(jobs).where(eq(jobs.id, jobId))
  for (const event of ['text.updated', 'image.approved'] as const) {
    const changed = positions[event] ?? []
    if (!job || changed.length === 0 || !(await hasListener(tx, job, event))) continue
    for (let from = 0; from < changed.length; from += imagesPerMessage) {
      const some = changed.slice(from, from + imagesPerMessage)
      const images = await tx
        .select({
          position: jobImages.position,
          filename: jobImages.filename,
          externalId: singleImages.externalId,
          metadata: singleImages.metadata,
        })
        .from(jobImages)
        .leftJoin(singleImages, isGiven)
        .where(and(eq(jobImages.jobId, jobId), inArray(jobImages.position, some)))
        .orderBy(asc(jobImages.position))
      const named = images.map((image) => ({ id: `${jobId}-${image.position}`, jobId, ...image }))
      await orderEvent(tx, job, { event, data: { jobId, images: named } })
    }
  }
}
