import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type AddressChangeInput,
  agreeToAddress,
  cancelAddressChange,
  readAddressChange,
  readAddressLink,
  refuseAddress,
  requestAddressChange,
  resendAddressMails,
} from '#contract/endpoints/addresses.ts'
import { call } from '#web/http/call.ts'
import { currentUserQuery } from '#web/http/current-user.ts'

const recheckMs = 15_000

/** The pending change of address. Polled while there is one, because its links are opened elsewhere. */
export const addressChangeQuery = queryOptions({
  queryKey: ['address-change'],
  queryFn: ({ signal }) => call(readAddressChange, { signal }),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => (state.data?.change ? recheckMs : false),
})

const lookAgain = (client: QueryClient) => () =>
  client.invalidateQueries({ queryKey: addressChangeQuery.queryKey })

export const requestAddressChangeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: AddressChangeInput) => call(requestAddressChange, { body }),
    onSuccess: lookAgain(client),
  })

export const resendAddressMailsMutation = (client: QueryClient) =>
  mutationOptions({ mutationFn: () => call(resendAddressMails), onSettled: lookAgain(client) })

export const cancelAddressChangeMutation = (client: QueryClient) =>
  mutationOptions({ mutationFn: () => call(cancelAddressChange), onSettled: lookAgain(client) })

/** Runs on the client of `use-link-client.ts`. */
export const addressLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['address-link', token],
    queryFn: () => call(readAddressLink, { query: { token } }),
    enabled: token !== '',
  })

export const agreeToAddressMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (token: string) => call(agreeToAddress, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })

export const refuseAddressMutation = mutationOptions({
  mutationFn: (token: string) => call(refuseAddress, { body: { token } }),
})
