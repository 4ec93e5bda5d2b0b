import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldError, useForm } from 'react-hook-form'
import { passwordOf } from '#contract/endpoints/accounts.ts'
import { RegisterInput } from '#contract/endpoints/registering.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { sayRefusal } from '#contract/say.ts'
import { usePasswordMinimum } from '#web/accounts/password-field.tsx'
import { isRefusal } from '#web/http/call-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './register-texts.ts'

const fields = ['email', 'username', 'password', 'language'] as const
type Field = (typeof fields)[number]

/** Refusals that are shown at a field. */
const fieldOfRefusal = {
  email_taken: 'email',
  address_not_allowed: 'email',
  username_taken: 'username',
  password_too_common: 'password',
} as const satisfies Partial<Record<RefusalCode, Field>>

const refusalCodes = Object.keys(fieldOfRefusal) as (keyof typeof fieldOfRefusal)[]

/**
 * The registration form: the contract validates its fields, and errors are in the reader's language. An invitation fixes the address and
 * the language; `domains` restricts which addresses can register.
 */
export function useRegisterForm({
  domains,
  invited,
}: {
  domains: readonly string[]
  invited: { email: string; language: UiLanguage } | undefined
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const minLength = usePasswordMinimum(limits.passwordCharacters.registering)
  const form = useForm({
    resolver: zodResolver(RegisterInput.extend({ password: passwordOf(minLength) })),
    // Defaults to the interface's language, and follows it until the user chooses another.
    values: {
      email: invited?.email ?? '',
      username: '',
      password: '',
      language: invited?.language ?? language,
    },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    shouldFocusError: false,
  })

  /** Shows a refusal at its field and focuses it. Returns false if the refusal belongs to no field. */
  function showAtField(error: unknown): boolean {
    const code = refusalCodes.find((known) => isRefusal(error, known))
    if (!code) return false
    form.setError(fieldOfRefusal[code], { type: code }, { shouldFocus: true })
    return true
  }

  function errorOf(field: Field): string | undefined {
    const error: FieldError | undefined = form.formState.errors[field]
    if (!error) return undefined
    const code = refusalCodes.find((known) => known === error.type)
    if (code === 'address_not_allowed') return sayRefusal(code, { domains: domains.join(', ') }, language)
    if (code) return sayRefusal(code, {}, language)
    if (field === 'email') return t('emailInvalid')
    if (field === 'language') return t('languageMissing')
    if (field === 'password') {
      return error.type === 'too_big' ? t('passwordTooLong') : t('passwordTooShort', { minLength })
    }
    if (error.type === 'too_big') return t('usernameTooLong')
    return t(error.type === 'too_small' ? 'usernameTooShort' : 'usernameForm')
  }

  // Refusals focus their field and are shown in the form's own banner.
  const faults = fields
    .filter((field) => !refusalCodes.some((code) => code === form.formState.errors[field]?.type))
    .map((field) => ({ field, error: errorOf(field) }))

  return { form, faults, showAtField, errorOf, minLength }
}
