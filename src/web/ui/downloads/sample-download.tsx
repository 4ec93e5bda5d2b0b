import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { loadSampleList } from '#web/http/load-sample-list.ts'
import { messageFor } from '#web/http/message-for.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { ButtonLook } from '#web/ui/buttons/button-class.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { saveFile } from './save-file.ts'

/** Saves the sample list to disk. */
export function SampleDownload({
  format,
  label,
  children,
  ...look
}: ButtonLook & { format: 'csv' | 'json'; label?: string; children: ReactNode }) {
  const [isLoading, setLoading] = useState(false)

  async function download(): Promise<void> {
    setLoading(true)
    try {
      saveFile(await loadSampleList(format))
    } catch (error) {
      showToast({ variant: 'destructive', title: messageFor(error) })
    } finally {
      setLoading(false)
    }
  }

  return (
    <Button {...look} aria-label={label} isBusy={isLoading} onClick={download}>
      {!isLoading && <Download aria-hidden className="size-4" />}
      {children}
    </Button>
  )
}
