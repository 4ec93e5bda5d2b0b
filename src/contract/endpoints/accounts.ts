import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { User } from '#contract/entities/user.ts'
import { UiLanguage } from '#contract/languages.ts'

export const LoginInput = z.object({
  /** Username or e-mail address. */
  username: z.string().trim().min(3, 'Username must be at least 3 characters').max(254),
  password: z.string().min(6, 'Password must be at least 6 characters').max(1_000),
})
export type LoginInput = z.infer<typeof LoginInput>

/** `iframeToken` comes only where embedding is switched on. */
export const LoginAnswer = User.extend({ iframeToken: z.string().optional() })

export const login = defineEndpoint({
  method: 'POST',
  url: '/api/login',
  schema: {
    summary: 'Sign in by username or e-mail address',
    body: LoginInput,
    response: { 200: LoginAnswer },
  },
  config: {
    access: 'public',
    refusals: ['invalid_input', 'invalid_credentials', 'rate_limited', 'cross_site'],
  },
})

export const logout = defineEndpoint({
  method: 'POST',
  url: '/api/logout',
  schema: { summary: 'End the caller’s session', response: { 204: z.void() } },
  config: { access: 'public', refusals: ['cross_site'] },
})

export const currentUser = defineEndpoint({
  method: 'GET',
  url: '/api/user',
  schema: { summary: 'The caller', response: { 200: User } },
  config: { access: 'user', refusals: ['not_signed_in'] },
})

export const changeLanguage = defineEndpoint({
  method: 'PATCH',
  url: '/api/user',
  schema: {
    summary: 'Change the caller’s interface language, which downloads and mails follow',
    body: z.object({ language: UiLanguage }),
    response: { 200: User },
  },
  config: { access: 'user', refusals: ['not_signed_in', 'invalid_input', 'cross_site'] },
})
