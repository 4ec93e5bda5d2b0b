import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RegisterInput } from '#contract/endpoints/registering.ts'
import type { HalfSignIn } from '#contract/entities/second-factor.ts'
import { type UiLanguage, uiLanguages } from '#contract/languages.ts'
import { errorText } from '#web/accounts/error-text.ts'
import { keepHalf, keepSignedIn } from '#web/accounts/keep-signed-in.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import type { UnverifiedAccount } from '#web/accounts/unverified-account.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { FormErrorSummary } from '#web/ui/forms/form-error-summary.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import type { RecaptchaSettings } from './recaptcha.ts'
import { RecaptchaMissing } from './recaptcha-missing.tsx'
import { RecaptchaNotice } from './recaptcha-notice.tsx'
import { acceptMutation, registerMutation } from './register-mutation.ts'
import { texts } from './register-texts.ts'
import { useRecaptcha } from './use-recaptcha.ts'
import { useRegisterForm } from './use-register-form.ts'

/** An invited visitor, whose address is fixed and already verified. */
interface Invited {
  token: string
  email: string
  language: UiLanguage
}

export function RegisterForm({
  recaptcha,
  requiresVerification,
  domains,
  invited,
  onUnverified,
  onHalf,
}: {
  recaptcha: RecaptchaSettings | null
  requiresVerification: boolean
  /** If not empty, only addresses of these domains can register. */
  domains: readonly string[]
  invited?: Invited
  onUnverified: (account: UnverifiedAccount) => void
  onHalf: (half: HalfSignIn) => void
}) {
  const t = useTexts(texts)
  const client = useQueryClient()
  const signUp = useMutation(invited ? acceptMutation(invited.token) : registerMutation(recaptcha))
  const { isMissing } = useRecaptcha(recaptcha)
  const { form, faults, showAtField, errorOf, minLength } = useRegisterForm({ domains, invited })
  const { register, handleSubmit, setFocus, formState } = form
  const sayError = (error: unknown) =>
    errorText(error, { refused: t('failedText'), unexpected: t('failedText') })

  function createAccount(input: RegisterInput): void {
    signUp.mutate(input, {
      onSuccess: (answer) => {
        if (answer.awaits) {
          keepHalf(answer)
          return onHalf({ awaits: answer.awaits, methods: [] })
        }
        if (!requiresVerification) return keepSignedIn(client, answer)
        onUnverified({ name: input.email, isNew: true })
      },
      onError: (error) => {
        showAtField(error)
        showToast({ variant: 'destructive', title: t('failed'), description: sayError(error) })
      },
    })
  }

  return (
    <form noValidate onSubmit={handleSubmit(createAccount)} className="grid gap-5">
      <RegisterBanner requiresVerification={requiresVerification} />
      {isMissing && <RecaptchaMissing />}
      <FormErrorSummary
        faults={faults}
        attempt={formState.submitCount}
        onChoose={(field) => setFocus(field)}
      />
      {signUp.isError && faults.every(({ error }) => !error) && (
        <Banner isInToast tone="bad" title={t('failed')}>
          {sayError(signUp.error)}
        </Banner>
      )}
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        hint={domains.length > 0 ? t('domainsOnly', { domains: domains.join(', ') }) : undefined}
        error={errorOf('email')}
        readOnly={invited !== undefined}
        {...register('email')}
      />
      <TextField
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('username')}
        {...register('username')}
      />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint', { minLength })}
        autoComplete="new-password"
        error={errorOf('password')}
        {...register('password')}
      />
      <Select
        label={t('language')}
        hint={t('languageHint')}
        options={uiLanguages.map((value) => ({ value, label: t(value) }))}
        error={errorOf('language')}
        {...register('language')}
      />
      <Button type="submit" variant="primary" isWide disabled={isMissing} isBusy={signUp.isPending}>
        {t('submit')}
      </Button>
      {recaptcha && <RecaptchaNotice />}
    </form>
  )
}

/** The credit that a new account starts with, and what is required before it can describe images. */
function RegisterBanner({ requiresVerification }: { requiresVerification: boolean }) {
  const t = useTexts(texts)
  return (
    <Banner tone="info" title={t('creditTitle')}>
      <p>{t(requiresVerification ? 'mailComes' : 'activeAtOnce')}</p>
      <p className="mt-1">{t('keyComes')}</p>
    </Banner>
  )
}
