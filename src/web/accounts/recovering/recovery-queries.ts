import { mutationOptions, queryOptions } from '@tanstack/react-query'
import {
  checkResetToken,
  type ForgotPasswordInput,
  forgotPassword,
  type ResendVerificationInput,
  type ResetPasswordInput,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contract/endpoints/recovery.ts'
import { call } from '#web/http/call.ts'

export const forgotPasswordMutation = mutationOptions({
  mutationFn: (body: ForgotPasswordInput) => call(forgotPassword, { body }),
})

export const resendVerificationMutation = mutationOptions({
  mutationFn: (body: ResendVerificationInput) => call(resendVerification, { body }),
})

export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: ResetPasswordInput) => call(resetPassword, { body }),
})

/** Runs on the client of `use-link-client.ts`. */
export const checkResetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    queryFn: () => call(checkResetToken, { query: { token } }),
    enabled: token !== '',
  })

/** Runs on the client of `use-link-client.ts`. */
export const verifyEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: () => call(verifyEmail, { query: { token } }),
    enabled: token !== '',
  })
