import { queryOptions } from '@tanstack/react-query'
import { listJobs } from '#contract/endpoints/jobs.ts'
import { isRunning } from '#contract/entities/job.ts'
import { callList } from '#web/http/call.ts'

const recheckMs = 30_000

/**
 * The newest job that the user started in the app; null: none yet. While it runs it is looked at every 30 s, in a hidden tab too, which follows no
 * stream. Below `jobs`, so that whoever starts, stops or ends a job has it asked anew.
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
