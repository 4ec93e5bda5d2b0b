import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { HalfSignIn } from '#contract/entities/second-factor.ts'
import { User } from '#contract/entities/user.ts'
import { UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'

/** A password of so many characters at least. */
export const passwordOf = (least: number) =>
  z.string().min(least, `Password must be at least ${least} characters`).max(1_000)
/** Any password that somebody may have. */
const Password = passwordOf(limits.passwordCharacters.registering)
/** A password that is chosen now, by change or reset. */
export const NewPassword = passwordOf(limits.passwordCharacters.replacing)
export const EmailAddress = z.string().trim().max(254).pipe(z.email('Please enter a valid email address'))
/** A name is no address, so that nobody signs in by somebody else's. */
const Username = z
  .string()
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(60)
  .regex(/^[^@\p{C}]*$/u, 'Username must not contain @')
/** What somebody is looked up by. No name and no address holds a NUL, and the database can not be asked for one. */
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

/** `iframeToken` comes only where embedding is switched on. */
export const LoginAnswer = User.extend({ iframeToken: z.string().optional() })

export const login = defineEndpoint({
  method: 'POST',
  url: '/api/login',
  schema: {
    summary: 'Sign in by username or e-mail address',
    body: LoginInput,
    /** 202: the password was right, and a second factor is due. */
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

export const RegisterInput = z.object({
  email: EmailAddress,
  username: Username,
  password: Password,
  language: UiLanguage,
  /** Needed only where reCAPTCHA is switched on. */
  recaptchaToken: z.string().max(10_000).optional(),
})
export type RegisterInput = z.infer<typeof RegisterInput>

/** `awaits`: a second factor is a must, and must be set up before the account is signed in. */
export const RegisterAnswer = LoginAnswer.extend({ awaits: z.literal('enrolment').optional() })

export const register = defineEndpoint({
  method: 'POST',
  url: '/api/register',
  schema: {
    summary: 'Make an account. It is signed in at once, unless the address must be verified first',
    body: RegisterInput,
    response: { 201: RegisterAnswer },
  },
  config: {
    access: 'public',
    refusals: [
      'registration_closed',
      'invitation_needed',
      'address_not_allowed',
      'username_taken',
      'email_taken',
      'password_too_common',
      'password_too_short',
      'recaptcha_failed',
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

export const signLink = defineEndpoint({
  method: 'POST',
  url: '/api/signed-link',
  schema: {
    summary:
      'An address of this API that works for five minutes without cookie or Bearer, for downloads and pictures',
    body: z.object({ path: z.string().startsWith('/api/').max(2_000) }),
    response: { 200: z.object({ url: z.string() }) },
  },
  config: { access: 'user', refusals: ['not_found'] },
})
