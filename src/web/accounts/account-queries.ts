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

/** `onOwed`: the server did not hear it. What was theirs goes from this browser all the same, and the sign-out is made up for. */
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
    // One after the other: what was chosen last is kept last.
    scope: { id: 'preferences' },
    // A user who has signed out meanwhile is not brought back.
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, (known) => known && user),
  })
