import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#contract/entities/user.ts'
import { limits } from '#contract/limits.ts'
import { PasswordField, usePasswordMinimum } from '#web/accounts/password-field.tsx'
import { SetPasswordByMail } from '#web/accounts/single-sign-on/set-password-by-mail.tsx'
import { useAccountWithoutPassword } from '#web/accounts/single-sign-on/use-account-without-password.ts'
import { tokensQuery } from '#web/accounts/tokens/token-queries.ts'
import { isGood } from '#web/accounts/tokens/token-state.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { type ChangePasswordFields, changePasswordFields } from './change-password-input.ts'
import { changePasswordMutation } from './profile-queries.ts'
import { texts } from './profile-texts.ts'

const empty = { currentPassword: '', newPassword: '', confirmation: '', endsTokens: false }

/** Changes the password, or sets a first one. */
export function PasswordPart({ user }: { user: User }) {
  const without = useAccountWithoutPassword()
  return without ? (
    <SetPasswordByMail user={user} issuer={without.issuer} />
  ) : (
    <ChangePasswordForm user={user} />
  )
}

function ChangePasswordForm({ user }: { user: User }) {
  const t = useTexts(texts)
  const titleId = useId()
  const change = useMutation(changePasswordMutation)
  const client = useQueryClient()
  const hasTokens = useQuery(tokensQuery).data?.some(isGood) ?? false
  const minLength = usePasswordMinimum(limits.passwordCharacters.replacing)
  const { register, handleSubmit, formState, watch, reset, setError, setFocus } = useForm({
    resolver: zodResolver(changePasswordFields(minLength)),
    defaultValues: empty,
  })
  const { errors } = formState
  const isFilled = Object.values(watch()).every((value) => value !== '')

  function submit({ currentPassword, newPassword, endsTokens }: ChangePasswordFields): void {
    if (change.isPending) return
    change.mutate(
      { currentPassword, newPassword, endsTokens },
      {
        onSuccess: () => {
          // Before the fields are cleared: the button is then disabled and would lose the focus.
          setFocus('currentPassword')
          reset(empty)
          showToast({ title: t('changed'), description: t(endsTokens ? 'changedTokensText' : 'changedText') })
          if (endsTokens) void client.invalidateQueries({ queryKey: tokensQuery.queryKey })
        },
        onError: (error) => {
          const field = isRefusal(error, 'wrong_password') ? 'currentPassword' : 'newPassword'
          if (!isAtField(error)) return
          setError(field, { type: 'server', message: messageFor(error) }, { shouldFocus: true })
        },
      },
    )
  }

  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={handleSubmit(submit)}
      className="grid gap-4 border-t border-line pt-5"
    >
      <h3 id={titleId} className="text-base">
        {t('passwordTitle')}
      </h3>
      {change.isError && !isAtField(change.error) && (
        <Banner tone="bad" title={t('changeFailed')}>
          {messageFor(change.error)}
        </Banner>
      )}
      {/* Password managers store the new password under this name. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        error={say(errors.currentPassword)}
        {...register('currentPassword')}
      />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <PasswordField
          label={t('newPassword')}
          hint={t('newPasswordHint', { minLength })}
          autoComplete="new-password"
          error={say(errors.newPassword)}
          {...register('newPassword')}
        />
        <PasswordField
          label={t('confirmation')}
          autoComplete="new-password"
          error={say(errors.confirmation)}
          {...register('confirmation')}
        />
      </div>
      {hasTokens && <Checkbox label={t('endsTokens')} {...register('endsTokens')} />}
      <Button
        type="submit"
        variant="primary"
        disabled={!isFilled}
        isBusy={change.isPending}
        className="sm:justify-self-start"
      >
        {t('changePassword')}
      </Button>
    </form>
  )

  function say(error: { type?: string; message?: string } | undefined): string | undefined {
    if (!error) return undefined
    if (error.type === 'server') return error.message
    if (error.type === 'too_small') return t('tooShort', { minLength })
    return t(error.type === 'too_big' ? 'tooLong' : 'mismatch')
  }
}

function isAtField(error: unknown): boolean {
  return (['wrong_password', 'password_too_common', 'password_too_short'] as const).some((code) =>
    isRefusal(error, code),
  )
}
