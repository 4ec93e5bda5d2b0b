import { queryOptions } from '@tanstack/react-query'
import { ownLimits } from '#contract/endpoints/limits.ts'
import { call } from './call.ts'

/** What the user may spend this month. Below the key of their credit: what changes that changes this. */
export const ownLimitsQuery = queryOptions({
  queryKey: ['credits', 'limits'],
  queryFn: ({ signal }) => call(ownLimits, { signal }),
  refetchOnMount: 'always',
})
