import { passkeyTexts } from '#web/accounts/passkeys/passkey-texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'

/** The recovery codes that came with a first factor. Nobody can read them again. */
export function NewCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useTexts(passkeyTexts)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('codes')}
      description={t('codesLead')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('codesKept')}
        </Button>
      }
    >
      <ul translate="no" aria-label={t('codes')} className="grid gap-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
