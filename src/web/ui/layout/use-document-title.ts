import { useEffect } from 'react'
import { setDocumentTitle } from './document-title.ts'

/** Sets the title of the browser's tab: `title · Bildwort`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => setDocumentTitle(title), [title])
}
