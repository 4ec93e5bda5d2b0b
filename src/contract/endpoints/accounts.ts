import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { UiLanguage } from '#contract/entities/language.ts'
import { HalfSignIn } from '#contract/entities/second-factor.ts'
import { User } from '#contract/entities/user.ts'
import { limits } from '#contract/limits.ts'

/** A password of at least this many characters. */
export const passwordOf = (least: number) =>
  z.string().min(least, `Password must be at least ${least} characters`).max(1_000)
/** Any password that an account can have. */
export const Password = passwordOf(limits.passwordCharacters.registering)
/** Identifies an account. Names and addresses contain no NUL, and PostgreSQL rejects one in a query. */
export const KnownAs = z
  .string()
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(254)
  .refine((name) => !name.includes('\0'), 'Username must not contain NUL')
export const Token = z.string().min(1).max(200)

export const LoginInput = z.object({
  /** Username or e-mail address. */
  username: KnownAs,
  password: Password,
})
export type LoginInput = z.infer<typeof LoginInput>

/** `iframeToken` is present only if embedding is enabled. */
export const LoginAnswer = User.extend({ iframeToken: z.string().optional() })

export const login = defineEndpoint({
  method: 'POST',
  url: '/api/login',
  schema: {
    summary: 'Sign in by username or e-mail address',
    body: LoginInput,
    /** 202: the password was correct and a second factor is required. */
    response: { 200: LoginAnswer, 202: HalfSignIn },
  },
  config: {
    access: 'public',
    refusals: [
      'invalid_credentials',
      'account_suspended',
      'email_not_verified',
      'single_sign_on_only',
      'rate_limited',
    ],
  },
})

export const logout = defineEndpoint({
  method: 'POST',
  url: '/api/logout',
  schema: { summary: 'End the caller’s session', response: { 204: z.void() } },
  config: { access: 'public' },
})

export const currentUser = defineEndpoint({
  method: 'GET',
  url: '/api/user',
  schema: { summary: 'The caller', response: { 200: User } },
  config: { access: 'user' },
})

export const PreferencesInput = z.object({
  language: UiLanguage.optional(),
  mailsOnJobEnd: z.boolean().optional(),
})
export type PreferencesInput = z.infer<typeof PreferencesInput>

export const changePreferences = defineEndpoint({
  method: 'PATCH',
  url: '/api/user',
  schema: {
    summary: 'Change the caller’s interface language, which downloads and mails follow, and which mails come',
    body: PreferencesInput,
    response: { 200: User },
  },
  config: { access: 'user' },
})
