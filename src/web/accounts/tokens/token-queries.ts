import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { createToken, listTokens, revokeToken } from '#contract/endpoints/tokens.ts'
import type { ApiTokenInput } from '#contract/entities/token.ts'
import { call } from '#web/http/call.ts'

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => call(listTokens, { signal }),
  refetchOnMount: 'always',
})

/** Also if nothing was changed, because another tab may have. */
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: tokensQuery.queryKey })

export const createTokenMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: ApiTokenInput) => call(createToken, { body }),
    // The answer contains the token itself: don't cache it after it was shown.
    gcTime: 0,
    onSettled: () => refresh(client),
  })

export const revokeTokenMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => call(revokeToken, { params: { id } }),
    onSettled: () => refresh(client),
  })
