import { queryOptions } from '@tanstack/react-query'
import { liveState } from '#contract/endpoints/admin.ts'
import { call } from '#web/http/call.ts'

/** For who watches it, and for who only wants to be told. */
export const watchedMs = 5_000
export const glancedMs = 30_000

/** Workers, queue and providers as they are now. Nobody asks while the tab is hidden. */
export const liveQuery = (everyMs: number) =>
  queryOptions({
    queryKey: ['admin', 'live'],
    queryFn: ({ signal }) => call(liveState, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: everyMs,
  })
