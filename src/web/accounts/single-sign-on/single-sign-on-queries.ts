import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { forgotPassword } from '#contract/endpoints/accounts.ts'
import {
  confirmSingleSignOn,
  linkSingleSignOn,
  readSingleSignOn,
  unlinkSingleSignOn,
} from '#contract/endpoints/single-sign-on.ts'
import { call } from '#web/http/call.ts'

/** Whether the account is linked, and how else its owner can show who they are. */
export const singleSignOnQuery = queryOptions({
  queryKey: ['single sign-on'],
  queryFn: ({ signal }) => call(readSingleSignOn, { signal }),
  refetchOnMount: 'always',
})

export const confirmSingleSignOnMutation = mutationOptions({
  mutationFn: (password: string) => call(confirmSingleSignOn, { body: { password } }),
})

/** The issuer takes over the window. */
export const linkMutation = mutationOptions({
  mutationFn: (password: string) => call(linkSingleSignOn, { body: { password } }),
  onSuccess: ({ url }) => window.location.assign(url),
})

export const unlinkMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (password: string) => call(unlinkSingleSignOn, { body: { password } }),
    onSettled: () => client.invalidateQueries({ queryKey: singleSignOnQuery.queryKey }),
  })

export const mailPasswordLinkMutation = mutationOptions({
  mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
})
