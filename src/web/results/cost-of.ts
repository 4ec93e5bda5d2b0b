import type { Job } from '#contract/entities/job.ts'
import { isRunning } from './job-state.ts'

/** What a job means for its owner's credit: held while it runs, charged for what succeeded, or nothing at all. */
export interface JobCost {
  state: 'held' | 'charged' | 'nothing'
  images: number
  cents: number
}

export function costOf(
  job: Pick<Job, 'status' | 'totalImages' | 'successfulImages' | 'priceCents' | 'costCents'>,
): JobCost {
  if (isRunning(job))
    return { state: 'held', images: job.totalImages, cents: job.totalImages * job.priceCents }
  return {
    state: job.costCents > 0 ? 'charged' : 'nothing',
    images: job.successfulImages,
    cents: job.costCents,
  }
}
