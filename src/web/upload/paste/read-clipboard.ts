import { listFileOf } from '#contract/lists/list-files.ts'
import type { PasteContent } from './read-paste.ts'

export type Pasted = PasteContent | { files: File[] }

/**
 * What a paste means: files with a list among them; text, which spreadsheets accompany with an image of the cells; other files; or HTML if
 * there is no text. Call it during the event. Null if there is none of these.
 */
export function readClipboard(
  clipboard: Pick<DataTransfer, 'getData'> & { files: Iterable<File> },
): Pasted | null {
  const files = [...clipboard.files]
  if (files.some(({ name }) => listFileOf(name))) return { files }
  const text = clipboard.getData('text/plain')
  // File managers add the files' names or paths as text.
  const areNamed = text
    .split(/\r?\n/)
    .every((line) =>
      files.some(({ name }) => line === name || (/^(\/|file:)/.test(line) && line.endsWith(`/${name}`))),
    )
  if (text.trim() !== '' && !areNamed) return { text }
  if (files.length > 0) return { files }
  const html = clipboard.getData('text/html')
  return html.trim() === '' ? null : { html }
}
