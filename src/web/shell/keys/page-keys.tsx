import { type ComponentType, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/shell/texts.ts'
import { usePageKeys } from './use-page-keys.ts'

type DialogType = ComponentType<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>

/** Handles the keys of every page. Its button opens their list, which loads on demand. */
export function PageKeys({ className }: { className: string }) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<DialogType | null>(null)
  usePageKeys(() => void open())

  async function open(): Promise<void> {
    try {
      const { PageKeysDialog } = await import('./page-keys-dialog.tsx')
      setDialog(() => PageKeysDialog)
      setOpen(true)
    } catch {
      // The connection is down, which the page already says; the next click tries again.
    }
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-keyshortcuts="?" onClick={open} className={className}>
        {t('keys')}
      </button>
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
