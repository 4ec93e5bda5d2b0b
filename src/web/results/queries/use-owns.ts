import { useQuery } from '@tanstack/react-query'
import type { Job } from '#contract/entities/job.ts'
import { currentUserQuery } from '#web/http/current-user.ts'

/** Whether a job belongs to the user. Administrators can see jobs of others, but not change them. */
export function useOwns(job: Pick<Job, 'userId'> | undefined): boolean {
  const user = useQuery(currentUserQuery).data
  return job !== undefined && user?.id === job.userId
}
