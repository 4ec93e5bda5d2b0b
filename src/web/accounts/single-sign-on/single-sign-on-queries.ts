import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { halfSignIn } from '#contract/endpoints/factors.ts'
import { forgotPassword } from '#contract/endpoints/recovery.ts'
import {
  confirmSingleSignOn,
  linkSingleSignOn,
  readSingleSignOn,
  type SingleSignOnFault,
  singleSignOnFaults,
  unlinkSingleSignOn,
} from '#contract/endpoints/single-sign-on.ts'
import { keepHalf, keepSignedIn } from '#web/accounts/keep-signed-in.ts'
import { call } from '#web/http/call.ts'

/** Whether the account is linked, and how else its owner can prove their identity. */
export const singleSignOnQuery = queryOptions({
  queryKey: ['single sign-on'],
  queryFn: ({ signal }) => call(readSingleSignOn, { signal }),
  refetchOnMount: 'always',
})

export const confirmSingleSignOnMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (password: string) => call(confirmSingleSignOn, { body: { password } }),
    onSuccess: (answer) => ('awaits' in answer ? keepHalf(answer) : keepSignedIn(client, answer)),
  })

/** The step that a single sign-on still requires. It ended in a navigation, which carries no answer. */
export const readHalfSignIn = () => call(halfSignIn)

/** Navigates to the issuer. */
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

/** The error of a single sign-on, from the page's address: `?sso=expired`. */
export function readFault(search: string): SingleSignOnFault | null {
  const said = new URLSearchParams(search).get('sso')
  return singleSignOnFaults.find((fault) => fault === said) ?? null
}
