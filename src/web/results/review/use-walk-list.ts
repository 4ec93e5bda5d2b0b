import { useQuery } from '@tanstack/react-query'
import type { Job } from '#contract/entities/job.ts'
import { walkQuery } from '#web/results/drafts/review-queries.ts'
import type { ImageList } from '#web/results/queries/use-image-list.ts'

/** The images of a review session as a list in which approved images keep their position. */
export function useWalkList(job: Job, round: number): ImageList {
  const walk = useQuery(walkQuery(job.id, round))
  return {
    total: walk.data?.images.length ?? null,
    expected: 1,
    error: walk.data ? null : walk.error,
    isFetching: walk.isFetching,
    imageAt: (row) => walk.data?.images[row],
    isFailedAt: () => walk.isError && !walk.isFetching,
    retryAt: () => void walk.refetch(),
  }
}
