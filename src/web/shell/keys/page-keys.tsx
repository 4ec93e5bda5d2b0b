import { type ComponentType, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/shell/texts.ts'
import { usePageKeys } from './use-page-keys.ts'

type DialogType = ComponentType<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>

/** Hears the keys of every page; its button opens the list of them, which comes when it is asked for. */
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
      // The line is down, which stands above the page; the next press tries again.
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
