import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ForgotPasswordInput } from '#contract/endpoints/recovery.ts'
import { errorText } from '#web/accounts/error-text.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { texts } from './recovery-texts.ts'

export function ForgotForm({
  error,
  isBusy,
  onSubmit,
  onCancel,
}: {
  /** Why the last attempt failed, if it did. */
  error: Error | null
  isBusy: boolean
  onSubmit: (input: ForgotPasswordInput) => void
  onCancel: () => void
}) {
  const t = useTexts(texts)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ForgotPasswordInput),
    defaultValues: { email: '' },
  })

  return (
    <form noValidate onSubmit={handleSubmit((input) => onSubmit(input))} className="grid gap-5">
      <PanelHeading>{t('forgot.title')}</PanelHeading>
      <p className="text-muted">{t('forgot.info')}</p>
      {error && (
        <Banner tone="bad" title={t('forgot.failed')}>
          {errorText(error, { refused: t('shortError'), unexpected: t('unexpectedError') })}
        </Banner>
      )}
      <TextField
        label={t('forgot.email')}
        type="email"
        autoComplete="email"
        error={formState.errors.email && t('forgot.emailInvalid')}
        {...register('email')}
      />
      <div className="flex flex-wrap-reverse gap-3">
        <Button className="grow basis-32" onClick={onCancel}>
          {t('forgot.cancel')}
        </Button>
        <Button type="submit" variant="primary" className="grow basis-32" isBusy={isBusy}>
          {t('forgot.submit')}
        </Button>
      </div>
    </form>
  )
}
