import { zodResolver } from '@hookform/resolvers/zod'
import type { UseMutationResult } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { ResetPasswordInput } from '#contract/endpoints/accounts.ts'
import { sayRefusal } from '#contract/say.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { errorText } from './error-text.ts'
import { texts } from './link-texts.ts'
import { PanelHeading } from './panel-heading.tsx'
import { PasswordField } from './password-field.tsx'
import { texts as recoveryTexts } from './recovery-texts.ts'
import { ResetFields } from './reset-fields.ts'

/** The new password, twice. */
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
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(ResetFields),
    defaultValues: { newPassword: '', confirmation: '' },
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

  function passwordError(): string | undefined {
    const type = formState.errors.newPassword?.type
    if (!type) return undefined
    if (type === 'password_too_common') return sayRefusal('password_too_common', {}, language)
    return t(type === 'too_big' ? 'reset.tooLong' : 'reset.tooShort')
  }

  return (
    <form noValidate onSubmit={handleSubmit(setPassword)} className="grid gap-5">
      <PanelHeading>{t('reset.title')}</PanelHeading>
      {reset.isError && (
        <Banner tone="bad" title={t('reset.failed')}>
          {sayError(reset.error)}
        </Banner>
      )}
      <PasswordField
        label={t('reset.newPassword')}
        hint={t('reset.passwordHint')}
        autoComplete="new-password"
        error={passwordError()}
        {...register('newPassword')}
      />
      <PasswordField
        label={t('reset.confirmation')}
        autoComplete="new-password"
        error={formState.errors.confirmation && t('reset.different')}
        {...register('confirmation')}
      />
      <Button type="submit" variant="primary" isWide isBusy={reset.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}
