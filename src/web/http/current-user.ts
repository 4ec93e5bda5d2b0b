import { queryOptions } from '@tanstack/react-query'
import { currentUser } from '#contract/endpoints/accounts.ts'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { isSignOutOwed, makeUpForSignOut } from './owed-sign-out.ts'

const recheckMs = 30_000

/**
 * Who is signed in; null: nobody. Looked at again every 30 s while somebody is, or is still to be signed out at the server, and whenever the tab becomes visible.
 * It lives here and not in the accounts module because every module asks for it.
 */
export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    try {
      await makeUpForSignOut(signal)
      return await call(currentUser, { signal })
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null
      // A user who is signed in goes on working; the next look may succeed.
      if (!signal.aborted) console.warn('Looking at the session failed:', error)
      throw error
    }
  },
  staleTime: recheckMs,
  refetchInterval: ({ state }) => (state.data || isSignOutOwed() ? recheckMs : false),
  refetchOnWindowFocus: 'always',
  // A 401 is an answer above, so only other failures are tried again.
  retry: 2,
})
