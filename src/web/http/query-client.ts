import { QueryClient } from '@tanstack/react-query'
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
  return client
}

/** Nobody is signed in any more, and nothing of theirs may be seen by whoever comes next. */
export function forgetUser(client: QueryClient): void {
  client.setQueryData(currentUserQuery.queryKey, null)
  const kept: readonly unknown[] = [currentUserQuery.queryKey[0], settingsQuery.queryKey[0]]
  client.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) })
}
