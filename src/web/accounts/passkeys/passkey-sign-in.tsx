import { useQueryClient } from '@tanstack/react-query'
import { texts } from '#web/accounts/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** Signs in with a passkey, or uses it as the second factor. Part of the sign-in page, so the rest of the code loads on the click. */
export function PasskeySignIn() {
  const t = useTexts(texts)
  const client = useQueryClient()
  const signIn = async () => (await import('./sign-in-with-passkey.ts')).signInWithPasskey(client)
  return (
    <PasskeyButton act={signIn} faultTitle={t('failed')}>
      {t('passkey')}
    </PasskeyButton>
  )
}
