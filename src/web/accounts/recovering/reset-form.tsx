import { zodResolver } from '@hookform/resolvers/zod'
import type { UseMutationResult } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { passwordOf } from '#contract/endpoints/accounts.ts'
import type { ResetPasswordInput } from '#contract/endpoints/recovery.ts'
import { limits } from '#contract/limits.ts'
import { sayRefusal } from '#contract/say.ts'
import { errorText } from '#web/accounts/error-text.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { PasswordField, usePasswordMinimum } from '#web/accounts/password-field.tsx'
import { isRefusal } from '#web/http/call-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { FormErrorSummary } from '#web/ui/forms/form-error-summary.tsx'
import { texts } from './link-texts.ts'
import { texts as recoveryTexts } from './recovery-texts.ts'

/** The form's fields: the new password with its minimum length, and its confirmation. */
const resetFields = (minLength: number) =>
  z
    .object({ newPassword: passwordOf(minLength), confirmation: z.string() })
    .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
      path: ['confirmation'],
      // Runs even if the password is too short, so that both errors are shown.
      when: () => true,
    })
type ResetFields = z.infer<ReturnType<typeof resetFields>>

/** The form for the new password and its confirmation. */
export function ResetForm({
  token,
  reset,
}: {
  token: string
  reset: UseMutationResult<unknown, Error, ResetPasswordInput>
}) {
  const t = useTexts(texts)
  const tRecovery = useTexts(recoveryTexts)
  const language = useLanguage()
  const minLength = usePasswordMinimum(limits.passwordCharacters.replacing)
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(resetFields(minLength)),
    defaultValues: { newPassword: '', confirmation: '' },
    shouldFocusError: false,
  })
  const sayError = (error: unknown) =>
    errorText(error, { refused: tRecovery('shortError'), unexpected: tRecovery('unexpectedError') })

  function setPassword({ newPassword }: ResetFields): void {
    reset.mutate(
      { token, newPassword },
      {
        onSuccess: () => showToast({ title: t('reset.doneTitle'), description: t('reset.done') }),
        onError: (error) => {
          if (isRefusal(error, 'password_too_common')) {
            setError('newPassword', { type: 'password_too_common' }, { shouldFocus: true })
          }
          showToast({ variant: 'destructive', title: t('reset.failed'), description: sayError(error) })
        },
      },
    )
  }

  const faultType = formState.errors.newPassword?.type
  const confirmationError = formState.errors.confirmation && t('reset.different')
  const isRefused = faultType === 'password_too_common'

  function passwordError(): string | undefined {
    if (!faultType) return undefined
    if (isRefused) return sayRefusal('password_too_common', {}, language)
    return faultType === 'too_big' ? t('reset.tooLong') : t('reset.tooShort', { minLength })
  }

  return (
    <form noValidate onSubmit={handleSubmit(setPassword)} className="grid gap-5">
      <PanelHeading>{t('reset.title')}</PanelHeading>
      <FormErrorSummary
        faults={[
          // The banner below shows refusals.
          { field: 'newPassword', error: isRefused ? undefined : passwordError() },
          { field: 'confirmation', error: confirmationError },
        ]}
        attempt={formState.submitCount}
        onChoose={(field) => setFocus(field)}
      />
      {reset.isError && (isRefused || !faultType) && !confirmationError && (
        <Banner isInToast tone="bad" title={t('reset.failed')}>
          {sayError(reset.error)}
        </Banner>
      )}
      <PasswordField
        label={t('reset.newPassword')}
        hint={t('reset.passwordHint', { minLength })}
        autoComplete="new-password"
        error={passwordError()}
        {...register('newPassword')}
      />
      <PasswordField
        label={t('reset.confirmation')}
        autoComplete="new-password"
        error={confirmationError}
        {...register('confirmation')}
      />
      <p className="text-sm text-muted">{t('reset.consequence')}</p>
      <Button type="submit" variant="primary" isWide isBusy={reset.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}
