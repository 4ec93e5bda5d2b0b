import type { Job } from '#contract/entities/job.ts'

/** The progress of a job in whole percent, rounded down: 100 only if it is complete. */
export function percentDone({ processedImages, totalImages }: Pick<Job, 'processedImages' | 'totalImages'>) {
  return totalImages === 0 ? 0 : Math.floor((processedImages / totalImages) * 100)
}
