import { queryOptions } from '@tanstack/react-query'
import { settings } from '#contract/endpoints/platform.ts'
import { call } from './call.ts'

/** The installation's public settings: notice, login hint, support address, operator, limits. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(settings, { signal }),
  retry: 2,
})
