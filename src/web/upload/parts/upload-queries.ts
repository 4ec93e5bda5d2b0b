import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { apiKeysStatus, userApiKeyStatus } from '#contract/endpoints/apikeys.ts'
import { jobDetail, stopJob } from '#contract/endpoints/jobs.ts'
import { call } from '#web/http/call.ts'

/** Both below are asked anew by whoever invalidates this: a notification that tells of a key, an administrator's change. */
const keyStatus = ['apikeys', 'status']
const recheckMs = 30_000

/** Is there a key that this user's jobs could use. */
export const apiKeysQuery = queryOptions({
  queryKey: [...keyStatus, 'usable'],
  queryFn: ({ signal }) => call(apiKeysStatus, { signal }),
  // An administrator may have set one since.
  staleTime: 10_000,
  refetchOnMount: 'always',
})

/** Is a key assigned to this user. Looked at again every 30 s, and when the tab becomes visible, until one is. */
export const assignedKeysQuery = queryOptions({
  queryKey: [...keyStatus, 'assigned'],
  queryFn: ({ signal }) => call(userApiKeyStatus, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.hasApiKeys ? false : recheckMs),
  refetchOnWindowFocus: ({ state }) => (state.data?.hasApiKeys ? false : 'always'),
})

/** A stop that fails is only logged: the job goes on, and the button can be pressed again. */
export const stopJobMutation = mutationOptions({
  mutationFn: () => call(stopJob),
  onError: (error) => console.error(error),
})

/** A job that is over, as it was settled: what was charged, and for how many. */
export const settledJobQuery = (id: number) =>
  queryOptions({
    queryKey: ['jobs', id, 'settled'],
    queryFn: async ({ signal }) =>
      (await call(jobDetail, { params: { id }, query: { limit: 1 }, signal })).job,
  })
