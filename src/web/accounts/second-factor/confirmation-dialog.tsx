import { useState } from 'react'
import { confirmWithCode } from '#contract/endpoints/factors.ts'
import type { FactorMethod } from '#contract/entities/second-factor.ts'
import { PasskeyConfirmation } from '#web/accounts/passkeys/passkey-confirmation.tsx'
import { call } from '#web/http/call.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { OrLine } from '#web/ui/layout/section.tsx'
import { CodeForm } from './code-form.tsx'
import { texts } from './texts.ts'

/** Asks for the second factor before a sensitive call. `onEnd` is called once with whether it was provided. */
export function ConfirmationDialog({
  methods,
  onEnd,
}: {
  methods: readonly FactorMethod[]
  onEnd: (isConfirmed: boolean) => void
}) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(true)

  function end(isConfirmed: boolean): void {
    setOpen(false)
    onEnd(isConfirmed)
  }

  async function confirm(code: string): Promise<void> {
    await call(confirmWithCode, { body: { code } })
    end(true)
  }

  const hasPasskey = methods.includes('passkey')
  const hasCode = methods.some((method) => method !== 'passkey')
  const cancel = (
    <Button className="grow basis-32" onClick={() => end(false)}>
      {t('confirm.cancel')}
    </Button>
  )
  return (
    <Dialog isOpen={isOpen} onOpenChange={() => end(false)} title={t('confirm.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('confirm.lead')}</p>
        {hasPasskey && <PasskeyConfirmation onConfirmed={() => end(true)} />}
        {hasPasskey && hasCode && <OrLine>{t('or')}</OrLine>}
        {hasCode ? (
          <CodeForm methods={methods} submitLabel={t('confirm.submit')} onCode={confirm} footer={cancel} />
        ) : (
          cancel
        )}
      </div>
    </Dialog>
  )
}
