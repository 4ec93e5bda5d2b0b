import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import {
  changePreferences,
  type LoginInput,
  login,
  logout,
  type PreferencesInput,
} from '#contract/endpoints/accounts.ts'
import { call } from '#web/http/call.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { oweSignOut } from '#web/http/owed-sign-out.ts'
import { forgetSession } from './forget-session.ts'
import { keepHalf, keepSignedIn } from './keep-signed-in.ts'

export const loginMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: LoginInput) => call(login, { body }),
    onSuccess: (answer) => ('awaits' in answer ? keepHalf(answer) : keepSignedIn(client, answer)),
  })

/**
 * Signs the user out. `onOwed` is called if the server cannot be reached: the user's data leaves this browser all the same, and the
 * sign-out is retried later.
 */
export const logoutMutation = (client: QueryClient, { onOwed }: { onOwed: () => void }) =>
  mutationOptions({
    mutationFn: () => call(logout),
    onSuccess: () => forgetSession(client),
    onError: async () => {
      oweSignOut()
      onOwed()
      await forgetSession(client)
    },
  })

export const changePreferencesMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: PreferencesInput) => call(changePreferences, { body }),
    // One at a time, so that the last choice wins.
    scope: { id: 'preferences' },
    // If the user signed out in the meantime, the answer must not sign them in again.
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, (known) => known && user),
  })
