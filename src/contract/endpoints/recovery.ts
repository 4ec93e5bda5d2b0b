import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { KnownAs, Token } from './accounts.ts'
import { EmailAddress, NewPassword } from './registering.ts'

export const ForgotPasswordInput = z.object({ email: EmailAddress })
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>

const Neutral = z.object({ message: z.string() })

export const forgotPassword = defineEndpoint({
  method: 'POST',
  url: '/api/auth/forgot-password',
  schema: {
    summary: 'Send a link to reset the password; the answer is the same whether or not the address is known',
    body: ForgotPasswordInput,
    response: { 200: Neutral },
  },
  config: { access: 'public', refusals: ['rate_limited'] },
})

export const ResendVerificationInput = z.union([
  z.object({ email: EmailAddress }),
  z.object({ username: KnownAs }),
])
export type ResendVerificationInput = z.infer<typeof ResendVerificationInput>

export const resendVerification = defineEndpoint({
  method: 'POST',
  url: '/api/auth/resend-verification',
  schema: {
    summary: 'Send the verification link again; the answer is the same whether or not the account is known',
    body: ResendVerificationInput,
    response: { 200: Neutral },
  },
  config: { access: 'public', refusals: ['rate_limited'] },
})

export const checkResetToken = defineEndpoint({
  method: 'GET',
  url: '/api/auth/verify-reset-token',
  schema: {
    summary: 'Can this token still reset a password; looking does not use it up',
    querystring: z.object({ token: Token }),
    response: { 200: z.object({}) },
  },
  config: { access: 'public', refusals: ['invalid_token', 'rate_limited'] },
})

export const ResetPasswordInput = z.object({ token: Token, newPassword: NewPassword })
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>

export const resetPassword = defineEndpoint({
  method: 'POST',
  url: '/api/auth/reset-password',
  schema: {
    summary: 'Set a new password with a token from a mail; every session and access token of the user ends',
    body: ResetPasswordInput,
    response: { 204: z.void() },
  },
  config: {
    access: 'public',
    refusals: [
      'invalid_token',
      'password_too_common',
      'password_too_short',
      'single_sign_on_only',
      'rate_limited',
    ],
  },
})

export const verifyEmail = defineEndpoint({
  method: 'GET',
  url: '/api/auth/verify-email',
  schema: {
    summary:
      'Verify an address with a token from a mail; a link that was used already answers the same for 24 h',
    querystring: z.object({ token: Token }),
    response: { 200: z.object({}) },
  },
  config: { access: 'public', refusals: ['invalid_token', 'rate_limited'], actsOnGet: true },
})
