import { type Query, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { currentUserQuery } from './current-user.ts'
import { settingsQuery } from './public-settings.ts'
import { onSessionEnd } from './session-end.ts'

/** Holds true once a session has ended without its user, until the next sign-in. */
export const sessionEndedKey = ['sessionEnded']

/** Never stale, no refetch on focus, no polling, no retries, unless a query overrides it. Source: docs/specification/calls.md#calls */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // 'always': an offline browser shows the error and its retry button instead of waiting silently.
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  onSessionEnd(() => {
    const hadUser = Boolean(client.getQueryData(currentUserQuery.queryKey))
    forgetUser(client)
    if (hadUser) client.setQueryData(sessionEndedKey, true)
  })
  watchForSomebodyElse(client)
  // Answers contain sentences in the language in which they were asked for.
  i18next.on('languageChanged', () => void client.invalidateQueries({ predicate: isOfUser }))
  return client
}

/** Removes everything that belongs to the user, so that the next person at the screen sees none of it. */
export function forgetUser(client: QueryClient): void {
  client.setQueryData(currentUserQuery.queryKey, null)
  client.removeQueries({ predicate: isOfUser })
}

/** Tabs share their cookie: if another user signs in in another tab, this one refetches everything. */
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

const ofNobody = [currentUserQuery, settingsQuery, { queryKey: sessionEndedKey }].map(
  ({ queryKey }) => queryKey[0],
)

/** Whether a query belongs to the user: all do, except the signed-in user itself, the public settings, and that a session has ended. */
function isOfUser({ queryKey }: Query): boolean {
  return !ofNobody.some((name) => name === queryKey[0])
}
