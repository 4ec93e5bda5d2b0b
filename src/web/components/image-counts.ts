import { isRunning, type Job } from '#contract/entities/job.ts'

/** The number of images of a job by state, in display order. `carried` rows are not part of the job's total. */
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
    // The job ended without processing them: it was stopped or failed.
    skipped: isRunning(job) ? 0 : open,
    carried: job.carriedImages,
  }
}

/** The number of rows in the job's list of images, carried-over rows included. */
export function listedImages(job: Pick<Job, 'totalImages' | 'carriedImages'>): number {
  return job.totalImages + job.carriedImages
}
