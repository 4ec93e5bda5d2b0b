import { isRunning, type Job } from '#contract/entities/job.ts'

/** What a job means for its owner's credit: held while it runs, charged for what succeeded, or nothing at all. */
export interface JobCost {
  state: 'held' | 'charged' | 'nothing'
  /** Images that cost something: times the job's price they are the cents. */
  images: number
  /** Images beside these that are free, because repeats count once. */
  free: number
  cents: number
}

export function costOf(
  job: Pick<
    Job,
    | 'status'
    | 'totalImages'
    | 'successfulImages'
    | 'freeImages'
    | 'priceCents'
    | 'estimatedCostCents'
    | 'costCents'
  >,
): JobCost {
  if (isRunning(job)) {
    const images = job.estimatedCostCents / job.priceCents
    return { state: 'held', images, free: job.totalImages - images, cents: job.estimatedCostCents }
  }
  return {
    state: job.costCents > 0 ? 'charged' : 'nothing',
    images: job.successfulImages - job.freeImages,
    free: job.freeImages,
    cents: job.costCents,
  }
}
