import { useTexts } from '#web/i18n/use-texts.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { passkeyTexts } from './passkey-texts.ts'

/** Confirms a sensitive call with a passkey. */
export function PasskeyConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTexts(passkeyTexts)

  async function confirm(): Promise<string | null> {
    const { confirmWithPasskey } = await import('./confirm-with-passkey.ts')
    const fault = await confirmWithPasskey()
    if (fault === null) onConfirmed()
    return fault
  }

  return (
    <PasskeyButton act={confirm} faultTitle={t('notConfirmed')}>
      {t('confirm')}
    </PasskeyButton>
  )
}
