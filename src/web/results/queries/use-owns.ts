import { useQuery } from '@tanstack/react-query'
import type { Job } from '#contract/entities/job.ts'
import { currentUserQuery } from '#web/http/current-user.ts'

/** Is this job the reader's own? An administrator looks at those of others and changes nothing in them. */
export function useOwns(job: Pick<Job, 'userId'> | undefined): boolean {
  const user = useQuery(currentUserQuery).data
  return job !== undefined && user?.id === job.userId
}
