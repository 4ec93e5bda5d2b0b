import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import type { User } from '#contract/entities/user.ts'
import { authAddress } from '#web/accounts/auth-views.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { SignInAgain } from '#web/accounts/single-sign-on/sign-in-again.tsx'
import { useAccountWithoutPassword } from '#web/accounts/single-sign-on/use-account-without-password.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { ProfileDeletionLoss } from './profile-deletion-loss.tsx'
import { ProfileDeletionTerms } from './profile-deletion-terms.tsx'
import { deleteAccountMutation } from './profile-queries.ts'
import { texts } from './profile-texts.ts'

/** What is deleted and what is kept, the password, and then the confirmation. */
export function ProfileDeletionForm({ user }: { user: User }) {
  const t = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const [, navigate] = useLocation()
  const deletion = useMutation(deleteAccountMutation(useQueryClient()))
  const { register, handleSubmit, formState, watch, setError, setFocus } = useForm({
    defaultValues: { password: '' },
  })
  const password = watch('password')
  const without = useAccountWithoutPassword(deletion.error)
  const fault = formState.errors.password?.message
  const submitButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Focusing the field scrolls it into view, but not the error below it.
    if (fault) submitButton.current?.scrollIntoView({ block: 'nearest' })
  }, [fault])

  function ask(): void {
    // Before the dialog takes the focus: closing it returns the focus to the password, which may be wrong.
    if (!without) setFocus('password')
    setAsking(true)
  }

  async function confirm(): Promise<void> {
    try {
      await deletion.mutateAsync(without ? undefined : password)
    } catch (error) {
      setAsking(false)
      if (isRefusal(error, 'wrong_password')) setError('password', { message: messageFor(error) })
      return
    }
    navigate(authAddress.login)
    showToast({ title: t('deletion.done') })
  }

  return (
    <form noValidate onSubmit={handleSubmit(ask)} className="grid gap-4">
      <ProfileDeletionTerms />
      <ProfileDeletionLoss user={user} />
      {deletion.isError && !isRefusal(deletion.error, 'wrong_password') && (
        <Banner tone="bad" title={t('deletion.failed')}>
          {messageFor(deletion.error)}
        </Banner>
      )}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      {without ? (
        <SignInAgain {...without} />
      ) : (
        <PasswordField
          label={t('deletion.password')}
          autoComplete="current-password"
          error={fault}
          {...register('password')}
        />
      )}
      <Button
        ref={submitButton}
        type="submit"
        variant="danger"
        disabled={without ? !without.isFresh : password === ''}
        className="scroll-mb-8 sm:justify-self-start"
      >
        {t('deletion.submit')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('deletion.question', { name: user.username })}
        confirmLabel={t('deletion.confirm')}
        onConfirm={confirm}
        isBusy={deletion.isPending}
      >
        <div className="grid gap-2">
          <p>{t('deletion.questionText')}</p>
          <ProfileDeletionLoss user={user} />
        </div>
      </ConfirmDialog>
    </form>
  )
}
