import { z } from 'zod'
import { ChangePasswordInput } from '#contract/endpoints/accounts.ts'

/** What the form asks for: the contract's input, and the new password once more. */
export const ChangePasswordFields = ChangePasswordInput.extend({ confirmation: z.string() }).refine(
  ({ newPassword, confirmation }) => newPassword === confirmation,
  // Always, so that somebody whose new password is too short as well hears of both.
  { path: ['confirmation'], when: () => true },
)
export type ChangePasswordFields = z.infer<typeof ChangePasswordFields>
