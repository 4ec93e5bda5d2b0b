import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { listPasskeys, removePasskey, renamePasskey } from '#contract/endpoints/passkeys.ts'
import { secondFactorsQuery } from '#web/accounts/second-factor/second-factor-queries.ts'
import { call } from '#web/http/call.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, { signal }),
  refetchOnMount: 'always',
})

/** Refetches even if nothing was changed, because another tab may have. The first and the last passkey change the recovery codes. */
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
