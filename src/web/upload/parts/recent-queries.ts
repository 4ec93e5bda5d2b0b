import { queryOptions } from '@tanstack/react-query'
import { jobDetail, listJobs } from '#contract/endpoints/jobs.ts'
import { call } from '#web/http/call.ts'

export const shownJobs = 3
export const shownPictures = 4

/** The last jobs. Starting and ending a job refetches them together with all lists of jobs. */
export const recentJobsQuery = queryOptions({
  queryKey: ['jobs', 'recent'],
  queryFn: ({ signal }) => call(listJobs, { query: { limit: shownJobs }, signal }),
  refetchOnMount: 'always',
})

/** The ids of a job's first images that have a thumbnail. */
export const recentPicturesQuery = (id: number, count: number) =>
  queryOptions({
    queryKey: ['jobs', id, 'recent', count],
    queryFn: async ({ signal }) => {
      const query = { limit: count, state: 'succeeded' } as const
      const { images } = await call(jobDetail, { params: { id }, query, signal })
      return images.filter(({ hasThumbnail }) => hasThumbnail).map((image) => image.id)
    },
  })
