import { useEffect } from 'react'
import { setDocumentProgress } from '#web/ui/layout/document-title.ts'

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

/** A ring that is closed as far as `percent` says, as the address of a picture for the browser's tab, light or dark. */
function drawRingIcon(percent: number): string {
  const ring = 'cx="16" cy="16" r="12" fill="none" stroke-width="7"'
  // The app's colours are not known to a picture of its own; these two keep 3:1 on light and on dark tabs.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle ${ring} stroke="#9aa5ae"/><circle ${ring} stroke="#1d86a8" pathLength="100" stroke-dasharray="${percent} 100" transform="rotate(-90 16 16)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
