import { useQuery } from '@tanstack/react-query'
import type { Job } from '#contract/entities/job.ts'
import { currentUserQuery } from '#web/http/current-user.ts'

/** Is this job the reader's own? An administrator looks at those of others and changes nothing in them. */
export function useOwns({ userId }: Pick<Job, 'userId'>): boolean {
  return useQuery(currentUserQuery).data?.id === userId
}
