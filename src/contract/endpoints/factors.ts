import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { FactorMethod, HalfSignIn } from '#contract/entities/second-factor.ts'
import { LoginAnswer } from './accounts.ts'

/** Six digits of an authenticator app, or a recovery code; spaces are ignored in both. */
export const FactorCode = z.object({ code: z.string().trim().min(6).max(100) })
export type FactorCode = z.infer<typeof FactorCode>

export const halfSignIn = defineEndpoint({
  method: 'GET',
  url: '/api/login/second-factor',
  schema: {
    summary: 'What the sign-in still awaits that the caller has begun',
    response: { 200: HalfSignIn },
  },
  config: { access: 'half' },
})

export const showSecondFactor = defineEndpoint({
  method: 'POST',
  url: '/api/login/second-factor',
  schema: {
    summary: 'Complete a sign-in that awaits a second factor with a code',
    body: FactorCode,
    response: { 200: LoginAnswer },
  },
  config: { access: 'half', refusals: ['wrong_code', 'rate_limited'] },
})

export const completeEnrolment = defineEndpoint({
  method: 'POST',
  url: '/api/login/enrolled',
  schema: {
    summary: 'Complete a sign-in that awaited a first second factor, once that is set up',
    response: { 200: LoginAnswer },
  },
  config: { access: 'half', refusals: ['no_second_factor'] },
})

/** The caller’s second factors, without their secrets. */
export const SecondFactors = z.object({
  methods: z.array(FactorMethod),
  recoveryCodesLeft: z.int(),
  /** The last factor cannot be removed. */
  isMust: z.boolean(),
})
export type SecondFactors = z.infer<typeof SecondFactors>

export const secondFactors = defineEndpoint({
  method: 'GET',
  url: '/api/user/second-factor',
  schema: {
    summary: 'Which second factors the caller has, and how many recovery codes are left',
    response: { 200: SecondFactors },
  },
  config: { access: 'user', letsEnrol: true },
})

export const startTotp = defineEndpoint({
  method: 'POST',
  url: '/api/user/second-factor/totp',
  schema: {
    summary: 'A secret for an authenticator app; it counts once a code of it was shown, within an hour',
    /** The password is required if the caller signed in more than 15 minutes ago and has no second factor. */
    body: z.object({ password: z.string().min(1).max(1_000).optional() }),
    /** `secret` in Base32; `uri` holds the same as `otpauth://…`, for a QR code. */
    response: { 201: z.object({ secret: z.string(), uri: z.string() }) },
  },
  config: {
    access: 'user',
    letsEnrol: true,
    needsConfirmation: true,
    refusals: ['password_needed', 'fresh_sign_in_needed', 'wrong_password', 'rate_limited'],
  },
})

/** Null: the caller's existing codes stay valid. They cannot be read again. */
const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const confirmTotp = defineEndpoint({
  method: 'POST',
  url: '/api/user/second-factor/totp/confirm',
  schema: {
    summary: 'Make the app whose code this is the caller’s second factor, in place of a former one',
    body: FactorCode,
    response: { 200: NewRecoveryCodes },
  },
  config: {
    access: 'user',
    letsEnrol: true,
    needsConfirmation: true,
    refusals: ['wrong_code', 'no_second_factor', 'rate_limited'],
  },
})

export const removeTotp = defineEndpoint({
  method: 'DELETE',
  url: '/api/user/second-factor/totp',
  schema: {
    summary: 'Remove the caller’s authenticator app; with the last factor the recovery codes go',
    response: { 204: z.void() },
  },
  config: { access: 'user', needsConfirmation: true, refusals: ['not_found', 'second_factor_is_must'] },
})

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  url: '/api/user/second-factor/recovery-codes',
  schema: {
    summary: 'New recovery codes in place of all former ones; they are told this once',
    response: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
  },
  config: { access: 'user', needsConfirmation: true, refusals: ['no_second_factor'] },
})

export const confirmWithCode = defineEndpoint({
  method: 'POST',
  url: '/api/user/confirm',
  schema: {
    summary: 'Show a second factor, so that calls that need it are let through for 15 minutes',
    body: FactorCode,
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['wrong_code', 'rate_limited'] },
})
