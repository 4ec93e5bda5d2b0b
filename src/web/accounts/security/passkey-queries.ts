import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { listPasskeys, removePasskey, renamePasskey } from '#contract/endpoints/passkeys.ts'
import { secondFactorsQuery } from '#web/accounts/second-factor/second-factor-queries.ts'
import { call } from '#web/http/call.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, { signal }),
  refetchOnMount: 'always',
})

/** Also where nothing was changed: in another tab it may have been. With a first or last one recovery codes come and go. */
export const refreshPasskeys = (client: QueryClient) =>
  Promise.all(
    [passkeysQuery, secondFactorsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
  )

export const renamePasskeyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call(renamePasskey, { params: { id }, body: { name } }),
    onSettled: () => refreshPasskeys(client),
  })

export const removePasskeyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => call(removePasskey, { params: { id } }),
    onSettled: () => refreshPasskeys(client),
  })
