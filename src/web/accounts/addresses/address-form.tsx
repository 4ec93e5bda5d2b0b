import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { AddressChangeInput } from '#contract/endpoints/addresses.ts'
import type { User } from '#contract/entities/user.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { SignInAgain } from '#web/accounts/single-sign-on/sign-in-again.tsx'
import { useAccountWithoutPassword } from '#web/accounts/single-sign-on/use-account-without-password.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { requestAddressChangeMutation } from './address-queries.ts'
import { texts } from './texts.ts'

/** Asks for a new address. The next step replaces it. */
export function AddressForm({ user }: { user: User }) {
  const t = useTexts(texts)
  const request = useMutation(requestAddressChangeMutation(useQueryClient()))
  const { register, handleSubmit, formState, watch, setError } = useForm({
    resolver: zodResolver(AddressChangeInput),
    defaultValues: { email: '', currentPassword: '' },
    shouldUnregister: true,
  })
  const without = useAccountWithoutPassword(request.error)
  const { errors } = formState
  const { email, currentPassword } = watch()
  const isFilled = email !== '' && (without ? without.isFresh : currentPassword !== '')

  function submit(input: AddressChangeInput): void {
    if (request.isPending) return
    request.mutate(input, {
      onSuccess: () => showToast({ title: t('requested') }),
      onError: (error) => {
        const field = fieldOf(error)
        if (field) setError(field, { type: 'server', message: messageFor(error) }, { shouldFocus: true })
      },
    })
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
      <p className="text-sm text-muted">{t(user.isVerified ? 'hint' : 'hintUnverified')}</p>
      {request.isError && !fieldOf(request.error) && (
        <Banner tone="bad" title={t('notRequested')}>
          {messageFor(request.error)}
        </Banner>
      )}
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <TextField
          type="email"
          label={t('newEmail')}
          autoComplete="email"
          spellCheck={false}
          error={errors.email && (errors.email.type === 'server' ? errors.email.message : t('invalid'))}
          {...register('email')}
        />
        {without ? (
          <SignInAgain {...without} />
        ) : (
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        disabled={!isFilled}
        isBusy={request.isPending}
        className="sm:justify-self-start"
      >
        {t('request')}
      </Button>
    </form>
  )
}

function fieldOf(error: unknown): 'email' | 'currentPassword' | null {
  if (isRefusal(error, 'wrong_password')) return 'currentPassword'
  return isRefusal(error, 'same_address') ? 'email' : null
}
