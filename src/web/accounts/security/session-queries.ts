import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '#contract/endpoints/sessions.ts'
import { call } from '#web/http/call.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
  refetchOnMount: 'always',
})

/** Resolves once the list is up to date, also if the session had already expired. */
export const endSessionMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => call(endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })

export const endOtherSessionsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(endOtherSessions),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
