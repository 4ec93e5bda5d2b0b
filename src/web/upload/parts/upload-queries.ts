import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { apiKeysStatus, userApiKeyStatus } from '#contract/endpoints/apikeys.ts'
import { jobDetail, stopJob } from '#contract/endpoints/jobs.ts'
import { call } from '#web/http/call.ts'

/** Key prefix of the two queries below. Notifications about keys and changes by administrators invalidate it. */
const keyStatus = ['apikeys', 'status']
const recheckMs = 30_000

/** Whether there is a key that this user's jobs can use. */
export const apiKeysQuery = queryOptions({
  queryKey: [...keyStatus, 'usable'],
  queryFn: ({ signal }) => call(apiKeysStatus, { signal }),
  // An administrator may have set one since.
  staleTime: 10_000,
  refetchOnMount: 'always',
})

/** Whether a key is assigned to this user. Until then refetched every 30 s and when the tab becomes visible. */
export const assignedKeysQuery = queryOptions({
  queryKey: [...keyStatus, 'assigned'],
  queryFn: ({ signal }) => call(userApiKeyStatus, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.hasApiKeys ? false : recheckMs),
  refetchOnWindowFocus: ({ state }) => (state.data?.hasApiKeys ? false : 'always'),
})

/** A failed stop is only logged: the job continues, and the button can be pressed again. */
export const stopJobMutation = mutationOptions({
  mutationFn: () => call(stopJob),
  onError: (error) => console.error(error),
})

/** A finished job with its final figures: what was charged, and for how many images. */
export const settledJobQuery = (id: number) =>
  queryOptions({
    queryKey: ['jobs', id, 'settled'],
    queryFn: async ({ signal }) =>
      (await call(jobDetail, { params: { id }, query: { limit: 1 }, signal })).job,
  })
