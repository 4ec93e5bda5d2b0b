import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { makePasskey } from '#web/accounts/passkeys/make-passkey.ts'
import { passkeyFault } from '#web/accounts/passkeys/passkey-fault.ts'
import { passkeyTexts } from '#web/accounts/passkeys/passkey-texts.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { RecoveryCodes } from '#web/accounts/second-factor/recovery-codes.tsx'
import { NewSignIn } from '#web/accounts/single-sign-on/sign-in-again.tsx'
import { isRefusal } from '#web/http/call-error.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { refreshPasskeys } from './passkey-queries.ts'

/** Asks for a name, has the browser create a passkey, and shows the recovery codes that come with the first one. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(passkeyTexts)
  const client = useQueryClient()
  const formId = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  /** Null: not requested. */
  const [password, setPassword] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [needsSignIn, setNeedsSignIn] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault(null)
    setNeedsSignIn(false)
    try {
      const { recoveryCodes } = await makePasskey({ name, ...(password && { password }) })
      setCodes(recoveryCodes)
      if (!recoveryCodes) {
        showToast({ title: t('added') })
        onClose()
      }
    } catch (error) {
      if (isRefusal(error, 'password_needed')) setPassword((typed) => typed ?? '')
      setNeedsSignIn(isRefusal(error, 'fresh_sign_in_needed'))
      setFault(passkeyFault(error, 'make'))
    }
    setBusy(false)
    await refreshPasskeys(client)
  }

  return (
    <Dialog
      isOpen
      isShownOnce={codes !== null}
      onOpenChange={onClose}
      firstFocus={nameField}
      title={t(codes ? 'addedTitle' : 'add')}
      description={t(codes ? 'codesLead' : 'addLead')}
      footer={
        !codes && (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
              {t('addNow')}
            </Button>
          </>
        )
      }
    >
      {codes && <RecoveryCodes codes={codes} onDone={onClose} />}
      <form id={formId} onSubmit={add} className={codes ? 'hidden' : 'grid gap-5'}>
        {fault && (
          <Banner tone="bad" title={t('notAdded')}>
            {fault}
          </Banner>
        )}
        {needsSignIn && <NewSignIn />}
        <TextField
          ref={nameField}
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
  )
}
