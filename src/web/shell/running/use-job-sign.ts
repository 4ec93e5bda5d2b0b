import { useEffect } from 'react'
import { setDocumentProgress } from '#web/ui/layout/document-title.ts'
import { drawRingIcon } from './draw-ring-icon.ts'

/** Says in the browser's tab how far the running job is: before the title, unless the page's own says it, and in the icon. */
export function useJobSign(percent: number | null, prefix: string | null): void {
  useEffect(() => {
    setDocumentProgress(prefix)
    return () => setDocumentProgress(null)
  }, [prefix])

  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (percent === null || !icon) return
    icon.dataset.still ??= icon.href
    const { still } = icon.dataset
    icon.href = drawRingIcon(percent)
    return () => {
      icon.href = still
    }
  }, [percent])
}
