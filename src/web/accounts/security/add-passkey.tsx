import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { makePasskey } from '#web/accounts/passkeys/make-passkey.ts'
import { passkeyFault } from '#web/accounts/passkeys/passkey-fault.ts'
import { passkeyTexts } from '#web/accounts/passkeys/passkey-texts.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { isRefusal } from '#web/http/call-error.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { refreshPasskeys } from './passkey-queries.ts'

/** Asks for a name and has the browser make a passkey. */
export function AddPasskey() {
  const t = useTexts(passkeyTexts)
  const client = useQueryClient()
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  /** Null: it is not asked for. */
  const [password, setPassword] = useState<string | null>(null)

  function open(): void {
    setName('')
    setFault(null)
    setPassword(null)
    setOpen(true)
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault(null)
    try {
      await makePasskey({ name, ...(password && { password }) })
      showToast({ title: t('added') })
      setOpen(false)
    } catch (error) {
      if (isRefusal(error, 'password_needed')) setPassword((typed) => typed ?? '')
      setFault(passkeyFault(error, 'make'))
    }
    setBusy(false)
    await refreshPasskeys(client)
  }

  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={open}>
        {t('add')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('add')}
        description={t('addLead')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
              {t('addNow')}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={add} className="grid gap-5">
          {fault && (
            <Banner tone="bad" title={t('notAdded')}>
              {fault}
            </Banner>
          )}
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            maxLength={limits.passkeyNameCharacters}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {password !== null && (
            <PasswordField
              autoFocus
              label={t('password')}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </form>
      </Dialog>
    </>
  )
}
