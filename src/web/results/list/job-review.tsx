import { useQuery } from '@tanstack/react-query'
import type { Job } from '#contract/entities/job.ts'
import { ReviewLink } from '#web/results/parts/review-link.tsx'
import { countQuery } from '#web/results/queries/results-queries.ts'
import { useNearViewport } from '#web/ui/layout/use-near-viewport.ts'

/** The link to the review of a job. Fetched when the job scrolls into view. */
export function JobReview({ job }: { job: Job }) {
  const { ref, isNear } = useNearViewport<HTMLSpanElement>()
  const mayWait = job.successfulImages + job.carriedImages > 0
  const { data = 0 } = useQuery({ ...countQuery(job.id, 'needs_review'), enabled: isNear && mayWait })
  return (
    <span ref={ref} className="inline-flex">
      {data > 0 && <ReviewLink job={job} count={data} size="small" />}
    </span>
  )
}
