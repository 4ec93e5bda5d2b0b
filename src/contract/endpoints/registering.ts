import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { UiLanguage } from '#contract/entities/language.ts'
import { limits } from '#contract/limits.ts'
import { LoginAnswer, Password, passwordOf } from './accounts.ts'

/** A new password, chosen by change or reset. */
export const NewPassword = passwordOf(limits.passwordCharacters.replacing)
export const EmailAddress = z.string().trim().max(254).pipe(z.email('Please enter a valid email address'))
/** A name is not an address, so that nobody can sign in with another user's address. */
const Username = z
  .string()
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(60)
  .regex(/^[^@\p{C}]*$/u, 'Username must not contain @')

export const RegisterInput = z.object({
  email: EmailAddress,
  username: Username,
  password: Password,
  language: UiLanguage,
  /** Required only if reCAPTCHA is enabled. */
  recaptchaToken: z.string().max(10_000).optional(),
})
export type RegisterInput = z.infer<typeof RegisterInput>

/** `awaits`: a second factor is mandatory and must be set up before the user is signed in. */
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
