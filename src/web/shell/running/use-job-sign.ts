import { useEffect } from 'react'
import { setDocumentProgress } from '#web/ui/layout/document-title.ts'

/** Shows the running job's progress in the browser's tab: before the title, unless the page's own title has it, and in the icon. */
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

/** A progress ring as a data URL for the tab's icon, for light and dark tabs. */
function drawRingIcon(percent: number): string {
  const ring = 'cx="16" cy="16" r="12" fill="none" stroke-width="7"'
  // An icon can't use the app's colours; these two have a contrast of 3:1 on light and dark tabs.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle ${ring} stroke="#9aa5ae"/><circle ${ring} stroke="#1d86a8" pathLength="100" stroke-dasharray="${percent} 100" transform="rotate(-90 16 16)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
