import { and, eq } from 'drizzle-orm'
import { type ImageRef, isImage } from '#server/jobs/image-ref.ts'
import { jobImages, jobs } from '#server/jobs/jobs.tables.ts'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import { imageColumns } from '#server/jobs/reading/image-columns.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'

export type OwnImage = Awaited<ReturnType<typeof lockOwnImage>>

/**
 * An image of an own job that is over. Nobody else changes it before the transaction ends. Refuses `not_found`, which is
 * every job of somebody else for administrators, too, and `job_running`.
 */
export async function lockOwnImage(tx: Transaction, caller: Pick<Caller, 'id'>, ref: ImageRef) {
  const [job] = await tx
    .select({
      languages: jobs.languages,
      promptType: jobs.promptType,
      customPrompt: jobs.customPrompt,
      finishedAt: jobs.finishedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.id, ref.jobId), ownJobs(caller)))
    // Before the image: who deletes the job takes the locks in this order, too.
    .for('key share')
  if (!job) throw new Refusal('not_found')
  if (!job.finishedAt) throw new Refusal('job_running')
  const [image] = await tx.select(imageColumns).from(jobImages).where(isImage(ref)).for('update')
  if (!image) throw new Refusal('not_found')
  return { job, image }
}
