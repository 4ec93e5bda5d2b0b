import { lazy, Suspense, useState } from 'react'
import { passkeyTexts } from '#web/accounts/passkeys/passkey-texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'

const AddPasskeyDialog = lazy(async () => ({
  default: (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog,
}))

/** Adds a passkey. */
export function AddPasskey() {
  const t = useTexts(passkeyTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      <Suspense fallback={null}>{isOpen && <AddPasskeyDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
