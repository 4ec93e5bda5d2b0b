import { type Query, QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from './current-user.ts'
import { settingsQuery } from './public-settings.ts'
import { onSessionEnd } from './session-end.ts'

/**
 * Never stale, no refetch on focus, no polling, no retries, except where a query says otherwise.
 * Source: docs/specification.md#calls
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // 'always': an offline browser shows the error and its retry instead of waiting without a word.
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  onSessionEnd(() => forgetUser(client))
  watchForSomebodyElse(client)
  return client
}

/** Nobody is signed in any more, and nothing of theirs may be seen by the next person at the screen. */
export function forgetUser(client: QueryClient): void {
  client.setQueryData(currentUserQuery.queryKey, null)
  client.removeQueries({ predicate: isOfUser })
}

/** Tabs share their cookie: when somebody else signs in in another one, this one asks everything anew for them. */
function watchForSomebodyElse(client: QueryClient): void {
  let lastId: number | undefined
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== currentUserQuery.queryKey[0]) return
    const id = client.getQueryData(currentUserQuery.queryKey)?.id
    const isSomebodyElse = id !== undefined && lastId !== undefined && id !== lastId
    lastId = id
    if (isSomebodyElse) void client.resetQueries({ predicate: isOfUser })
  })
}

/** Everything but who is signed in and what is the same for all. */
function isOfUser({ queryKey }: Query): boolean {
  return queryKey[0] !== currentUserQuery.queryKey[0] && queryKey[0] !== settingsQuery.queryKey[0]
}
