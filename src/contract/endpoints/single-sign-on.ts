import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { HalfSignIn } from '#contract/entities/second-factor.ts'
import { LoginAnswer } from './accounts.ts'

/** Why a sign-in through the issuer failed: passed to the sign-in page or `/konto` as `?sso=`. */
export const singleSignOnFaults = [
  'unreachable',
  'cancelled',
  'unverified_address',
  'address_not_allowed',
  'account_exists',
  'account_not_linkable',
  'linked_elsewhere',
  'account_suspended',
  'expired',
  'too_many',
  'needs_window',
  'not_fresh',
  'failed',
] as const
export type SingleSignOnFault = (typeof singleSignOnFaults)[number]

/** Where the app goes after sign-in: the start page, or the account's security settings. */
const To = z.enum(['konto']).optional()

export const startSingleSignOn = defineEndpoint({
  method: 'GET',
  url: '/api/login/oidc',
  schema: {
    summary:
      'Send the browser to the issuer to sign in; `fresh` has the issuer ask anew. For a link, not for a script',
    querystring: z.object({ to: To, fresh: z.literal('1').optional() }),
    response: { 302: z.void() },
  },
  config: { access: 'public', refusals: ['not_found'] },
})

export const finishSingleSignOn = defineEndpoint({
  method: 'GET',
  url: '/api/login/oidc/callback',
  schema: {
    summary: 'Where the issuer sends the browser back to: signs in and leads to the app, or says why not',
    response: { 302: z.void() },
  },
  config: { access: 'public', refusals: ['not_found'] },
})

const Confirmation = z.object({ password: z.string().min(1).max(1_000) })

export const confirmSingleSignOn = defineEndpoint({
  method: 'POST',
  url: '/api/login/oidc/link',
  schema: {
    summary: 'Sign in to the account that has the address which the issuer has just verified, and link it',
    body: Confirmation,
    response: { 200: LoginAnswer, 202: HalfSignIn },
  },
  config: {
    access: 'public',
    refusals: [
      'not_found',
      'invalid_credentials',
      'account_suspended',
      'single_sign_on_expired',
      'rate_limited',
    ],
  },
})

export const SingleSignOnState = z.object({
  /** Null: not linked. */
  linkedAt: z.iso.datetime().nullable(),
  hasPassword: z.boolean(),
  /** Whether the user authenticated recently enough that it replaces a password if there is none. */
  isFresh: z.boolean(),
})

export const readSingleSignOn = defineEndpoint({
  method: 'GET',
  url: '/api/user/single-sign-on',
  schema: {
    summary: 'Whether the caller’s account is linked to the issuer, and has a password',
    response: { 200: SingleSignOnState },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

export const linkSingleSignOn = defineEndpoint({
  method: 'POST',
  url: '/api/user/single-sign-on',
  schema: {
    summary: 'Begin to link the caller’s account: the address at the issuer that the browser is to go to',
    body: Confirmation,
    response: { 200: z.object({ url: z.url() }) },
  },
  config: {
    access: 'user',
    needsConfirmation: true,
    refusals: ['not_found', 'wrong_password', 'issuer_unreachable', 'rate_limited'],
  },
})

export const unlinkSingleSignOn = defineEndpoint({
  method: 'DELETE',
  url: '/api/user/single-sign-on',
  schema: {
    summary: 'Unlink the caller’s account, which has a password',
    body: Confirmation,
    response: { 204: z.void() },
  },
  config: {
    access: 'user',
    needsConfirmation: true,
    refusals: ['not_found', 'wrong_password', 'single_sign_on_only', 'rate_limited'],
  },
})
