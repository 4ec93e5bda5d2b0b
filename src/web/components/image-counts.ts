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
    // The job ended without them, because it was stopped or given up.
    skipped: isRunning(job) ? 0 : open,
    carried: job.carriedImages,
  }
}

/** Every row of the job's list of images: those that it is about, and those that were carried over. */
export function listedImages(job: Pick<Job, 'totalImages' | 'carriedImages'>): number {
  return job.totalImages + job.carriedImages
}
