let title = ''
let progress: string | null = null

/** What the page in sight is called. */
export function setDocumentTitle(next: string): void {
  title = next
  write()
}

/** How far something is that goes on behind every page (`42 %`); null: nothing does. */
export function setDocumentProgress(next: string | null): void {
  progress = next
  write()
}

function write(): void {
  const named = title === '' ? 'Bildwort' : `${title} · Bildwort`
  document.title = progress === null ? named : `${progress} · ${named}`
}
