import { eq } from 'drizzle-orm'
import { isImage } from '#server/jobs/image-ref.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Prevents the removal of a job, or an image of one, until the transaction ends, and returns whether it exists. A deleted job that can
 * still be restored exists. `position` null: the job.
 */
export async function lockImage(
  tx: Transaction,
  { jobId, position }: { jobId: number; position: number | null },
): Promise<boolean> {
  // Lock the job first, as everywhere.
  const job = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('key share')
  if (position === null) return job.length > 0
  const image = await tx
    .select({ position: jobImages.position })
    .from(jobImages)
    .where(isImage({ jobId, position }))
    .for('key share')
  return image.length > 0
}
