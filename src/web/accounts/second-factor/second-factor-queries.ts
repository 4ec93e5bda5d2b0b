import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import * as calls from '#contract/endpoints/factors.ts'
import { call } from '#web/http/call.ts'

export const secondFactorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: ({ signal }) => call(calls.secondFactors, { signal }),
  refetchOnMount: 'always',
})

export const startTotpMutation = mutationOptions({
  mutationFn: (password: string | null) => call(calls.startTotp, { body: { ...(password && { password }) } }),
})

export const removeTotpMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(calls.removeTotp),
    onSettled: () => client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey }),
  })

export const renewRecoveryCodesMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(calls.renewRecoveryCodes),
    onSettled: () => client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey }),
  })
