import { ClipboardPaste } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { texts } from '#web/upload/home-texts.ts'
import type { Pasted } from './read-clipboard.ts'
import type { PasteContent } from './read-paste.ts'
import { usePagePaste } from './use-page-paste.ts'

const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }))

/** Accepts a paste anywhere on the page as a list or as pictures, and offers a field for users without a keyboard. */
export function PasteOffer({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTexts(texts)
  const [dialog, setDialog] = useState<{ pasted: PasteContent | null } | null>(null)
  const take = useCallback(
    (pasted: Pasted) => ('files' in pasted ? onFiles(pasted.files) : setDialog({ pasted })),
    [onFiles],
  )
  usePagePaste(take)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => setDialog({ pasted: null })}
        className="justify-self-start max-sm:w-full"
      >
        <ClipboardPaste aria-hidden className="size-5" />
        {t('choose.paste')}
      </Button>
      <Suspense fallback={null}>
        {dialog && <PasteDialog pasted={dialog.pasted} onFiles={onFiles} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  )
}
