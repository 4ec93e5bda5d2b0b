import { queryOptions } from '@tanstack/react-query'
import { currentUser } from '#contract/endpoints/accounts.ts'
import { ownLimits } from '#contract/endpoints/limits.ts'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { isSignOutOwed, makeUpForSignOut } from './owed-sign-out.ts'

const recheckMs = 30_000

/**
 * The signed-in user, or null. Refetched every 30 s while a user is signed in or a sign-out is still owed to the server, and whenever the
 * tab becomes visible. It is here and not in the accounts module because every module needs it.
 */
export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => {
    try {
      await makeUpForSignOut(signal)
      return await call(currentUser, { signal })
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null
      // The user stays signed in; the next check may succeed.
      if (!signal.aborted) console.warn('Looking at the session failed:', error)
      throw error
    }
  },
  staleTime: recheckMs,
  refetchInterval: ({ state }) => (state.data || isSignOutOwed() ? recheckMs : false),
  refetchOnWindowFocus: 'always',
  // A 401 is handled above, so only other failures are retried.
  retry: 2,
})

/** The user's spending limits of this month. Its key is below that of their credit, whose changes affect it. */
export const ownLimitsQuery = queryOptions({
  queryKey: ['credits', 'limits'],
  queryFn: ({ signal }) => call(ownLimits, { signal }),
  refetchOnMount: 'always',
})
