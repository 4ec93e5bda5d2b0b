import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import type { HalfSignIn } from '#contract/entities/second-factor.ts'
import { authAddress } from '#web/accounts/auth-views.ts'
import { PanelHeading } from '#web/accounts/panel-heading.tsx'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { isRefusal } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { confirmSingleSignOnMutation } from './single-sign-on-queries.ts'
import { texts } from './single-sign-on-texts.ts'

/** An account with this address already exists: asks once for its password, as proof of ownership. */
export function ConfirmAccountForm({ name, onHalf }: { name: string; onHalf: (half: HalfSignIn) => void }) {
  const t = useTexts(texts)
  const confirming = useMutation(confirmSingleSignOnMutation(useQueryClient()))
  const { register, handleSubmit, watch } = useForm({ defaultValues: { password: '' } })
  const { error } = confirming

  function confirm({ password }: { password: string }): void {
    if (confirming.isPending) return
    confirming.mutate(password, {
      onSuccess: (answer) => {
        if ('awaits' in answer) onHalf(answer)
      },
    })
  }

  return (
    <form noValidate onSubmit={handleSubmit(confirm)} className="grid gap-5">
      <PanelHeading>{t('confirmTitle')}</PanelHeading>
      <p>{t('fault.account_exists', { name })}</p>
      {error && !isRefusal(error, 'invalid_credentials') && (
        <Banner tone="bad" title={t('failed')}>
          {messageFor(error)}
        </Banner>
      )}
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        error={isRefusal(error, 'invalid_credentials') ? messageFor(error) : undefined}
        {...register('password')}
      />
      <Button
        type="submit"
        variant="primary"
        isWide
        disabled={watch('password') === ''}
        isBusy={confirming.isPending}
      >
        {t('confirm')}
      </Button>
      <Link
        href={authAddress.login}
        className="justify-self-start py-1 text-sm font-semibold text-accent underline underline-offset-4"
      >
        {t('back')}
      </Link>
    </form>
  )
}
