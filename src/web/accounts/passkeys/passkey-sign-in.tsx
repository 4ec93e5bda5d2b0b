import { useQueryClient } from '@tanstack/react-query'
import { texts } from '#web/accounts/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** Signs in by a passkey, also where the password was right already. Stands on the first screen: the rest is loaded when it is pressed. */
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
