import { useEffect } from 'react'

let title = ''
let progress: string | null = null

/** Sets the title of the current page. */
function setDocumentTitle(next: string): void {
  title = next
  write()
}

/** Sets the progress of a background task (`42 %`); null: none. */
export function setDocumentProgress(next: string | null): void {
  progress = next
  write()
}

function write(): void {
  const named = title === '' ? 'Bildwort' : `${title} · Bildwort`
  document.title = progress === null ? named : `${progress} · ${named}`
}

/** Sets the title of the browser's tab: `title · Bildwort`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => setDocumentTitle(title), [title])
}
