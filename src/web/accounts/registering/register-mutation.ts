import { mutationOptions } from '@tanstack/react-query'
import { acceptInvitation } from '#contract/endpoints/invitations.ts'
import { type RegisterInput, register } from '#contract/endpoints/registering.ts'
import { call } from '#web/http/call.ts'
import { askRecaptcha, type RecaptchaSettings } from './recaptcha.ts'

export const registerMutation = (recaptcha: RecaptchaSettings | null) =>
  mutationOptions({
    mutationFn: async (input: RegisterInput) => {
      const token = recaptcha && { recaptchaToken: await askRecaptcha(recaptcha) }
      return call(register, { body: { ...input, ...token } })
    },
  })

/** With an invitation, which contains the address. */
export const acceptMutation = (token: string) =>
  mutationOptions({
    mutationFn: ({ username, password, language }: RegisterInput) =>
      call(acceptInvitation, { body: { token, username, password, language } }),
  })
