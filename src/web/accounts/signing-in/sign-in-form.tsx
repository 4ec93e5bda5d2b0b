import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { LoginInput } from '#contract/endpoints/accounts.ts'
import type { HalfSignIn } from '#contract/entities/second-factor.ts'
import { loginMutation } from '#web/accounts/account-queries.ts'
import { authAddress } from '#web/accounts/auth-views.ts'
import { PasskeySignIn } from '#web/accounts/passkeys/passkey-sign-in.tsx'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { texts } from '#web/accounts/texts.ts'
import { isUnverified, type UnverifiedAccount } from '#web/accounts/unverified-account.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { sessionEndedKey } from '#web/http/query-client.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { FormErrorSummary } from '#web/ui/forms/form-error-summary.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'

const linkClass = 'py-1 font-semibold text-accent underline underline-offset-4'

export function SignInForm({
  onUnverified,
  onHalf,
}: {
  onUnverified: (account: UnverifiedAccount) => void
  onHalf: (half: HalfSignIn) => void
}) {
  const t = useTexts(texts)
  const login = useMutation(loginMutation(useQueryClient()))
  // Expired, ended elsewhere, or the account was suspended, which the next sign-in says.
  const hasEnded = useQueryClient().getQueryData(sessionEndedKey) === true
  const hint = readLoginHint(useQuery(settingsQuery).data?.loginHint ?? '')
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(LoginInput),
    defaultValues: { username: '', password: '' },
    // The hint arrives with the settings, perhaps after the visitor has started typing: keep what they typed.
    ...(hint && { values: hint }),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  useEffect(() => {
    // Focus the name, unless the focus is already elsewhere on this page, or in a page that frames it.
    if (window.parent === window && document.activeElement === document.body) setFocus('username')
  }, [setFocus])
  const { errors } = formState
  const usernameError =
    errors.username && t(errors.username.type === 'too_big' ? 'tooLong' : 'usernameTooShort')
  const passwordError =
    errors.password && t(errors.password.type === 'too_big' ? 'tooLong' : 'passwordTooShort')

  function signIn(input: LoginInput): void {
    login.mutate(input, {
      onSuccess: (answer) => {
        if ('awaits' in answer) onHalf(answer)
      },
      onError: (error) => {
        // A separate panel explains this refusal.
        if (isUnverified(error)) {
          return onUnverified({ name: input.username, isNew: false })
        }
        showToast({ variant: 'destructive', title: t('failed'), description: messageFor(error) })
      },
    })
  }

  return (
    <form noValidate onSubmit={handleSubmit(signIn)} className="grid gap-5">
      <FormErrorSummary
        faults={[
          { field: 'username', error: usernameError },
          { field: 'password', error: passwordError },
        ]}
        attempt={formState.submitCount}
        onChoose={(field) => setFocus(field)}
      />
      {hasEnded && !login.isError && (
        <Banner tone="info" title={t('sessionEnded')}>
          {t('sessionEndedText')}
        </Banner>
      )}
      {login.isError && !usernameError && !passwordError && (
        <Banner isInToast tone="bad" title={t('failed')}>
          {/* Shown here, because it stays while the visitor switches the language. */}
          {isRefusal(login.error, 'invalid_credentials') ? t('refused') : messageFor(login.error)}
        </Banner>
      )}
      <TextField
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={usernameError}
        {...register('username')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        error={passwordError}
        {...register('password')}
      />
      <Button type="submit" variant="primary" isWide isBusy={login.isPending}>
        {t('submit')}
      </Button>
      <PasskeySignIn />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <Link href={authAddress.forgot} className={linkClass}>
          {t('forgotLink')}
        </Link>
        <Link href={authAddress.register} className={linkClass}>
          {t('noAccount')}
        </Link>
      </p>
      {hint && <p className="text-sm text-muted">{t('hint', { name: hint.username })}</p>}
    </form>
  )
}

/** Parses `name:password` from the setting LOGIN_HINT; the password can contain colons. Null if it is not set or has no name. */
export function readLoginHint(hint: string): { username: string; password: string } | null {
  const colon = hint.indexOf(':')
  if (colon < 1) return null
  return { username: hint.slice(0, colon), password: hint.slice(colon + 1) }
}
