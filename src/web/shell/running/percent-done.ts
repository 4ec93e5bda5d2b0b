import type { Job } from '#contract/entities/job.ts'

/** How much of a job is done, in whole percent, rounded down: 100 is only what is complete. */
export function percentDone({ processedImages, totalImages }: Pick<Job, 'processedImages' | 'totalImages'>) {
  return totalImages === 0 ? 0 : Math.floor((processedImages / totalImages) * 100)
}
