import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { confirmTotp } from '#contract/endpoints/factors.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { call } from '#web/http/call.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { CodeForm } from './code-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { startTotpMutation } from './second-factor-queries.ts'
import { texts } from './texts.ts'

/** Sets up an authenticator app: its secret, a code from it, then the recovery codes if there are new ones. */
export function EnrolApp({
  startLabel,
  isWide = false,
  doneLabel,
  newSignIn,
  onShown,
  onDone,
}: {
  /** If there is an app already, and setting one up is not the main action. */
  startLabel?: string
  /** The first button is as wide as the content above it. */
  isWide?: boolean
  doneLabel?: string
  /** Shown if a recent sign-in is required. */
  newSignIn?: ReactNode
  /** Called when the app is active; its recovery codes are still to be shown. */
  onShown?: () => void
  onDone: () => void | Promise<void>
}) {
  const t = useTexts(texts)
  const start = useMutation(startTotpMutation)
  /** Null: not requested. */
  const [password, setPassword] = useState<string | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  const startButton = useRef<HTMLButtonElement>(null)
  const isCancelled = useRef(false)
  // The Cancel button is gone with the secret: back to the button that showed it.
  useEffect(() => {
    if (start.data || !isCancelled.current) return
    isCancelled.current = false
    startButton.current?.focus()
  }, [start.data])

  function begin(event: FormEvent): void {
    event.preventDefault()
    if (start.isPending) return
    start.mutate(password, {
      onError: (error) => isRefusal(error, 'password_needed') && setPassword((typed) => typed ?? ''),
    })
  }

  async function confirm(code: string): Promise<void> {
    const { recoveryCodes } = await call(confirmTotp, { body: { code } })
    onShown?.()
    if (!recoveryCodes) return onDone()
    setCodes(recoveryCodes)
  }

  if (codes) return <RecoveryCodes codes={codes} doneLabel={doneLabel} onDone={onDone} />
  if (!start.data) {
    return (
      <form className="grid gap-4 justify-items-start" onSubmit={begin}>
        {start.isError && (
          <Banner tone="bad" title={t('enrol.startFailed')}>
            {messageFor(start.error)}
          </Banner>
        )}
        {isRefusal(start.error, 'fresh_sign_in_needed') && newSignIn}
        {password !== null && (
          <PasswordField
            autoFocus
            label={t('enrol.password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <Button
          ref={startButton}
          type="submit"
          {...(startLabel ? { size: 'small' } : { variant: 'primary' })}
          isWide={isWide}
          isBusy={start.isPending}
        >
          {startLabel ?? t('enrol.start')}
        </Button>
      </form>
    )
  }
  const { secret, uri } = start.data
  const said = { done: t('codes.copied'), failed: t('codes.notCopied') }
  return (
    <div className="grid gap-5">
      <p>{t('enrol.scan')}</p>
      <QrCode text={uri} label={t('enrol.picture')} />
      <div className="grid gap-2">
        <p className="text-sm text-muted">{t('enrol.secret')}</p>
        <p translate="no" className="font-mono break-words select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => copyText(secret, said)}>
            {t('enrol.copySecret')}
          </Button>
          <a href={uri} className="py-1 text-sm font-semibold text-accent underline underline-offset-4">
            {t('enrol.open')}
          </a>
        </div>
      </div>
      <CodeForm
        methods={['totp']}
        label={t('enrol.shown')}
        submitLabel={t('enrol.submit')}
        onCode={confirm}
        footer={
          <Button
            className="grow basis-32"
            onClick={() => {
              isCancelled.current = true
              start.reset()
            }}
          >
            {t('enrol.cancel')}
          </Button>
        }
      />
    </div>
  )
}
