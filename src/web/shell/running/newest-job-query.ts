import { queryOptions } from '@tanstack/react-query'
import { listJobs } from '#contract/endpoints/jobs.ts'
import { isRunning } from '#contract/entities/job.ts'
import { callList } from '#web/http/call.ts'

const recheckMs = 30_000

/**
 * The newest job that the user started in the app, or null. Refetched every 30 s while it runs, also in a hidden tab, which follows no
 * stream. Its key is below `jobs`, so that starting, stopping or finishing a job refetches it.
 */
export const newestJobQuery = queryOptions({
  queryKey: ['jobs', 'newest'],
  queryFn: async ({ signal }) => {
    const { rows } = await callList(listJobs, { query: { limit: 1, startedIn: 'app' }, signal })
    return rows[0] ?? null
  },
  refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? recheckMs : false),
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: 'always',
})
