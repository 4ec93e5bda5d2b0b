import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { changeOwnLimits, type OwnLimitsInput } from '#contract/endpoints/limits.ts'
import { call } from '#web/http/call.ts'
import { ownLimitsQuery } from '#web/http/own-limits.ts'

export const changeOwnLimitsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: OwnLimitsInput) => call(changeOwnLimits, { body }),
    onSuccess: (limits) => client.setQueryData(ownLimitsQuery.queryKey, limits),
  })
