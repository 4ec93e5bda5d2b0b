import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { texts } from '#web/accounts/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** Stands on the first screen: whatever passkeys need is loaded when it is pressed. */
export function PasskeySignIn() {
  const t = useTexts(texts)
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function signIn(): Promise<void> {
    setBusy(true)
    setFault(null)
    try {
      const { signInWithPasskey } = await import('./sign-in-with-passkey.ts')
      setFault(await signInWithPasskey(client))
    } catch (error) {
      setFault(messageFor(error))
    }
    setBusy(false)
  }

  return (
    <>
      <Button isWide isBusy={isBusy} onClick={signIn}>
        {t('passkey')}
      </Button>
      {fault && (
        <Banner tone="bad" title={t('failed')}>
          {fault}
        </Banner>
      )}
    </>
  )
}
