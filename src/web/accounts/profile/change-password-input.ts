import { z } from 'zod'
import { passwordOf } from '#contract/endpoints/accounts.ts'
import { ChangePasswordInput } from '#contract/endpoints/own-account.ts'

/** What the form asks for: the contract's input with a new password so long, and the new password once more. */
export const changePasswordFields = (minLength: number) =>
  ChangePasswordInput.extend({
    newPassword: passwordOf(minLength),
    confirmation: z.string(),
  }).refine(
    ({ newPassword, confirmation }) => newPassword === confirmation,
    // Always, so that somebody whose new password is too short as well hears of both.
    { path: ['confirmation'], when: () => true },
  )
export type ChangePasswordFields = z.infer<ReturnType<typeof changePasswordFields>>
