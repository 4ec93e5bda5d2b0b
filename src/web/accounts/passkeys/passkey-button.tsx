import { type ReactNode, useState } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** A button that asks for a passkey. `act` loads the code that it needs and returns the error message if it fails. */
export function PasskeyButton({
  act,
  faultTitle,
  children,
}: {
  act: () => Promise<string | null>
  faultTitle: string
  children: ReactNode
}) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function press(): Promise<void> {
    setBusy(true)
    setFault(null)
    setFault(await act().catch(messageFor))
    setBusy(false)
  }

  return (
    <>
      <Button isWide isBusy={isBusy} onClick={press}>
        {children}
      </Button>
      {fault && (
        <Banner tone="bad" title={faultTitle}>
          {fault}
        </Banner>
      )}
    </>
  )
}
