import { type ImageRef, isImage } from '#server/jobs/image-ref.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { lockOwnJob } from '#server/jobs/lock-own-job.ts'
import { imageColumns } from '#server/jobs/reading/shape-image.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

export type OwnImage = Awaited<ReturnType<typeof lockOwnImage>>

/**
 * Locks an image of a finished own job against changes until the transaction ends; with `no key update` also, against the same lock, every
 * other image of the job. Refuses `not_found`, for other users' jobs even to administrators, and `job_running`.
 */
export async function lockOwnImage(
  tx: Transaction,
  caller: Pick<Caller, 'id'>,
  ref: ImageRef,
  strength?: 'no key update',
) {
  const job = await lockOwnJob(tx, caller, ref.jobId, strength)
  const [image] = await tx.select(imageColumns).from(jobImages).where(isImage(ref)).for('update')
  if (!image) throw new Refusal('not_found')
  return { job, image }
}
