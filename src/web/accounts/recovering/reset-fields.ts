import { z } from 'zod'
import { NewPassword } from '#contract/endpoints/accounts.ts'

/** What is typed in to reset a password: the new one, and the same again. */
export const ResetFields = z
  .object({ newPassword: NewPassword, confirmation: z.string() })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    // Said beside a password that is too short, too.
    when: () => true,
  })
export type ResetFields = z.infer<typeof ResetFields>
