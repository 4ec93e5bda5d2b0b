import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FactorMethod } from '#contract/entities/second-factor.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { texts } from './texts.ts'

/** Asks for a code from an authenticator app or a recovery code. `onCode` throws what the server refuses. */
export function CodeForm({
  methods,
  label,
  submitLabel,
  onCode,
  footer,
}: {
  methods: readonly FactorMethod[]
  label?: string
  submitLabel: string
  onCode: (code: string) => Promise<void>
  /** Shown next to the button: the way back. */
  footer: ReactNode
}) {
  const t = useTexts(texts)
  const [isRecovery, setRecovery] = useState(!methods.includes('totp'))
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const field = useRef<HTMLInputElement>(null)
  // Focus the field, unless the only code to type here is a recovery code.
  const isUsual = methods.includes('totp') || !methods.includes('passkey')
  useEffect(() => {
    if (isUsual) field.current?.focus()
  }, [isUsual])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') return refuse(t('code.missing'))
    setBusy(true)
    try {
      await onCode(code)
    } catch (refused) {
      refuse(refused)
    } finally {
      setBusy(false)
    }
  }

  function refuse(why: unknown): void {
    setError(why)
    field.current?.select()
  }

  function change(): void {
    setRecovery(!isRecovery)
    setCode('')
    setError(null)
    field.current?.focus()
  }

  const atField = typeof error === 'string' || isRefusal(error, 'wrong_code')
  const said = typeof error === 'string' ? error : error ? messageFor(error) : undefined
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {error !== null && !atField && (
        <Banner tone="bad" title={t('code.failed')}>
          {said}
        </Banner>
      )}
      <TextField
        ref={field}
        // A new field for each kind of code, so that password managers distinguish them.
        key={String(isRecovery)}
        label={isRecovery ? t('code.recovery') : (label ?? t('code.app'))}
        hint={isRecovery ? t('code.recoveryHint') : t('code.appHint')}
        error={atField ? said : undefined}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={60}
      />
      <div className="flex flex-wrap-reverse gap-3">
        {footer}
        <Button type="submit" variant="primary" className="grow basis-32" isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
      {methods.includes('totp') && methods.includes('recovery_code') && (
        <p>
          <button
            type="button"
            onClick={change}
            className="py-1 text-sm font-semibold text-accent underline underline-offset-4"
          >
            {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
          </button>
        </p>
      )}
    </form>
  )
}
