import { eq } from 'drizzle-orm'
import { isImage } from '#server/jobs/image-ref.ts'
import { jobImages, jobs } from '#server/jobs/jobs.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Keeps a job, or an image of one, from being removed until the transaction ends, and answers whether it is there. One whose owner
 * deleted it and may restore it still is. `position` null: the job.
 */
export async function lockImage(
  tx: Transaction,
  { jobId, position }: { jobId: number; position: number | null },
): Promise<boolean> {
  // The job first, as everybody who holds both.
  const job = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('key share')
  if (position === null) return job.length > 0
  const image = await tx
    .select({ position: jobImages.position })
    .from(jobImages)
    .where(isImage({ jobId, position }))
    .for('key share')
  return image.length > 0
}
