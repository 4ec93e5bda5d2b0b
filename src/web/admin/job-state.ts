import { isRunning, type Job } from '#contract/entities/job.ts'

/** How many images of a job are in which state, in the order of telling; `carried` are beside the others. */
export function imageCounts(
  job: Pick<
    Job,
    'status' | 'totalImages' | 'processedImages' | 'successfulImages' | 'failedImages' | 'carriedImages'
  >,
) {
  const open = Math.max(0, job.totalImages - job.processedImages)
  return {
    succeeded: job.successfulImages,
    failed: job.failedImages,
    pending: isRunning(job) ? open : 0,
    skipped: isRunning(job) ? 0 : open,
    carried: job.carriedImages,
  }
}

/** From its start to its end; null while it is not over. */
export function jobSeconds({ createdAt, finishedAt }: Pick<Job, 'createdAt' | 'finishedAt'>): number | null {
  return finishedAt === null ? null : (Date.parse(finishedAt) - Date.parse(createdAt)) / 1_000
}
