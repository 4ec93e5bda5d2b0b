import { queryOptions } from '@tanstack/react-query'
import { listJobs } from '#contract/endpoints/jobs.ts'
import { call } from '#web/http/call.ts'

export const shownJobs = 3
export const shownPictures = 4

/** The last jobs. Starting and ending a job refetches them together with all lists of jobs. */
export const recentJobsQuery = queryOptions({
  queryKey: ['jobs', 'recent'],
  queryFn: ({ signal }) => call(listJobs, { query: { limit: shownJobs }, signal }),
  refetchOnMount: 'always',
})
