import { z } from 'zod'
import { passwordOf } from '#contract/endpoints/accounts.ts'
import { ChangePasswordInput } from '#contract/endpoints/own-account.ts'

/** The form's fields: the contract's input, the minimum length of the new password, and its confirmation. */
export const changePasswordFields = (minLength: number) =>
  ChangePasswordInput.extend({
    newPassword: passwordOf(minLength),
    confirmation: z.string(),
  }).refine(
    ({ newPassword, confirmation }) => newPassword === confirmation,
    // Always runs, so that a new password that is too short and differs from its confirmation gets both errors.
    { path: ['confirmation'], when: () => true },
  )
export type ChangePasswordFields = z.infer<ReturnType<typeof changePasswordFields>>
