import { z } from 'zod'
import { passwordOf } from '#contract/endpoints/accounts.ts'

/** What is typed in to reset a password: the new one, so long at least, and the same again. */
export const resetFields = (minLength: number) =>
  z
    .object({ newPassword: passwordOf(minLength), confirmation: z.string() })
    .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      // Said beside a password that is too short, too.
      when: () => true,
    })
export type ResetFields = z.infer<ReturnType<typeof resetFields>>
