import { isRunning, type Job } from '#contract/entities/job.ts'

/** The effect of a job on its owner's credit: held while it runs, charged for what succeeded, or nothing. */
export interface JobCost {
  state: 'held' | 'charged' | 'nothing'
  /** Paid images: multiplied by the job's price they are the cents. */
  images: number
  /** Further images that are free, because repeats count once. */
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
