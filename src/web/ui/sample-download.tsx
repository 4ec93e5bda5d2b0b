import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { loadSampleList } from '#web/http/load-sample-list.ts'
import { messageFor } from '#web/http/message-for.ts'
import { Button } from './button.tsx'
import type { ButtonLook } from './button-class.ts'
import { saveFile } from './save-file.ts'
import { showToast } from './toast-store.ts'

/** Saves the sample list on the reader's disk. */
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
