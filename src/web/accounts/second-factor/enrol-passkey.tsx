import { useState } from 'react'
import { PasskeyButton } from '#web/accounts/passkeys/passkey-button.tsx'
import { passkeyTexts } from '#web/accounts/passkeys/passkey-texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Creates a passkey as the first second factor. It is named after the browser and can be renamed later. */
export function EnrolPasskey({
  doneLabel,
  onShown,
  onDone,
}: {
  doneLabel: string
  /** Called when the passkey is active; its recovery codes are still to be shown. */
  onShown: () => void
  onDone: () => Promise<void>
}) {
  const t = useTexts(passkeyTexts)
  const [codes, setCodes] = useState<string[] | null>(null)

  async function add(): Promise<string | null> {
    const { addFirstPasskey } = await import('#web/accounts/passkeys/add-first-passkey.ts')
    const made = await addFirstPasskey()
    if (typeof made === 'string') return made
    onShown()
    setCodes(made.recoveryCodes ?? [])
    if (!made.recoveryCodes) await onDone()
    return null
  }

  if (codes?.length) return <RecoveryCodes codes={codes} doneLabel={doneLabel} onDone={onDone} />
  return (
    <PasskeyButton act={add} faultTitle={t('notAdded')}>
      {t('add')}
    </PasskeyButton>
  )
}
