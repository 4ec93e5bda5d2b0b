import { useEffect } from 'react'

/** Names the page in the browser's tab: `title · Bildwort`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Bildwort`
  }, [title])
}
