import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { changePreferences } from '#contract/endpoints/accounts.ts'
import { credits } from '#contract/endpoints/credits.ts'
import {
  type ChangePasswordInput,
  changePassword,
  deleteAccount,
  userStats,
} from '#contract/endpoints/own-account.ts'
import type { User } from '#contract/entities/user.ts'
import { forgetSession } from '#web/accounts/forget-session.ts'
import { call } from '#web/http/call.ts'
import { currentUserQuery } from '#web/http/current-user.ts'

/** Not below the key of the user, which survives a sign-out. */
export const userStatsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => call(userStats, { signal }),
  refetchOnMount: 'always',
})

export const changePasswordMutation = mutationOptions({
  mutationFn: (body: ChangePasswordInput) => call(changePassword, { body }),
})

/** The balance that a deletion would lose. Fetched, because the cached user can be some seconds old. */
export const creditLeftQuery = queryOptions({
  queryKey: ['credit left'],
  queryFn: ({ signal }) => call(credits, { signal }),
  refetchOnMount: 'always',
})

export const deleteAccountMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (password: string | undefined) => call(deleteAccount, { body: { password } }),
    onSuccess: () => forgetSession(client),
  })

/** Optimistic: the switch moves at once, and back if the server refuses. */
export const mailsOnJobEndMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (mailsOnJobEnd: boolean) => call(changePreferences, { body: { mailsOnJobEnd } }),
    onMutate: async (mailsOnJobEnd) => {
      // A refetch in flight would restore the old value.
      await client.cancelQueries({ queryKey: currentUserQuery.queryKey })
      keep(client, { mailsOnJobEnd })
    },
    onError: (_error, mailsOnJobEnd) => keep(client, { mailsOnJobEnd: !mailsOnJobEnd }),
    onSuccess: ({ mailsOnJobEnd }) => keep(client, { mailsOnJobEnd }),
  })

function keep(client: QueryClient, change: Partial<User>): void {
  client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, ...change })
}
