import { queryOptions } from '@tanstack/react-query'
import { liveState } from '#contract/endpoints/statistics.ts'
import { call } from '#web/http/call.ts'

/** Poll intervals: of the live page itself, and of everything that only watches for problems. */
export const watchedMs = 5_000
export const glancedMs = 30_000

/** The current state of workers, queue and providers. Does not poll while the tab is hidden. */
export const liveQuery = (everyMs: number) =>
  queryOptions({
    queryKey: ['admin', 'live'],
    queryFn: ({ signal }) => call(liveState, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: everyMs,
  })
