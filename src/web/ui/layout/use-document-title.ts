import { useEffect } from 'react'
import { setDocumentTitle } from './document-title.ts'

/** Names the page in the browser's tab: `title · Bildwort`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => setDocumentTitle(title), [title])
}
