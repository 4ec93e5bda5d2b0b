import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { NewPassword } from './registering.ts'

export const userStats = defineEndpoint({
  method: 'GET',
  url: '/api/user/stats',
  schema: {
    summary: 'How many images were described for the caller, and for how much',
    /** `totalCost` in euro. */
    response: { 200: z.object({ totalImagesProcessed: z.int(), totalCost: z.number() }) },
  },
  config: { access: 'user' },
})

export const ChangePasswordInput = z.object({
  currentPassword: z.string().min(1).max(1_000),
  newPassword: NewPassword,
  /** Also revokes the caller’s API tokens. */
  endsTokens: z.boolean().optional(),
})
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>

export const changePassword = defineEndpoint({
  method: 'POST',
  url: '/api/user/change-password',
  schema: {
    summary: 'Change the caller’s password; every other session of theirs ends',
    body: ChangePasswordInput,
    response: { 204: z.void() },
  },
  config: {
    access: 'user',
    refusals: ['wrong_password', 'password_too_common', 'password_too_short', 'rate_limited'],
  },
})

export const exportAccount = defineEndpoint({
  method: 'GET',
  url: '/api/user/export',
  schema: {
    summary:
      'Everything that is stored about the caller, as JSON: account, sessions, messages, credit, jobs, texts',
    produces: ['application/json'],
    response: {},
  },
  config: { access: 'user', refusals: ['rate_limited'], takesSignedLink: true },
})

/** Omit the password for an account without one; the session must then have begun within the last 15 minutes. */
export const DeleteAccountInput = z.object({ password: z.string().min(1).max(1_000).optional() })

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  url: '/api/user',
  schema: {
    summary: 'Delete the caller’s account with keys, sessions and jobs; what credit is left is lost',
    body: DeleteAccountInput,
    response: { 204: z.void() },
  },
  config: {
    access: 'user',
    needsConfirmation: true,
    refusals: ['wrong_password', 'fresh_sign_in_needed', 'first_admin_is_permanent', 'rate_limited'],
  },
})
