import { queryOptions } from '@tanstack/react-query'
import { ownLimits } from '#contract/endpoints/limits.ts'
import { call } from './call.ts'

/** The user's spending limits of this month. Its key is below that of their credit, whose changes affect it. */
export const ownLimitsQuery = queryOptions({
  queryKey: ['credits', 'limits'],
  queryFn: ({ signal }) => call(ownLimits, { signal }),
  refetchOnMount: 'always',
})
