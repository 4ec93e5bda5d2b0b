import { isRunning, type Job } from '#contract/entities/job.ts'

/** Images that the job ended without, because it was stopped or given up. */
export function skippedImages(job: Pick<Job, 'totalImages' | 'processedImages' | 'status'>): number {
  return isRunning(job) ? 0 : Math.max(0, job.totalImages - job.processedImages)
}

/** Every row of the job's list of images: those that it is about, and those that were carried over. */
export function listedImages(job: Pick<Job, 'totalImages' | 'carriedImages'>): number {
  return job.totalImages + job.carriedImages
}
