import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { apiKeysStatus } from '#contract/endpoints/apikeys.ts'
import { stopJob } from '#contract/endpoints/jobs.ts'
import { call } from '#web/http/call.ts'

/** Is there a key that this user's jobs could use. */
export const apiKeysQuery = queryOptions({
  queryKey: ['apikeys', 'status'],
  queryFn: ({ signal }) => call(apiKeysStatus, { signal }),
  // An administrator may have set one since.
  staleTime: 10_000,
  refetchOnMount: 'always',
})

/** A stop that fails is only logged: the job goes on, and the button can be pressed again. */
export const stopJobMutation = mutationOptions({
  mutationFn: () => call(stopJob),
  onError: (error) => console.error(error),
})
