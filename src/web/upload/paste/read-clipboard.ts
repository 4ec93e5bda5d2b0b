import { listFileOf } from '#contract/lists/list-files.ts'
import type { PasteContent } from './read-paste.ts'

export type Pasted = PasteContent | { file: File }

/**
 * What a paste means: a list file; text, which spreadsheets accompany with an image of the cells; another file; or HTML if there is no
 * text. Call it during the event. Null if there is none of these.
 */
export function readClipboard(
  clipboard: Pick<DataTransfer, 'getData'> & { files: Iterable<File> },
): Pasted | null {
  const all = [...clipboard.files]
  const list = all.find(({ name }) => listFileOf(name))
  if (list) return { file: list }
  const text = clipboard.getData('text/plain')
  // File managers add the file's name or path as text.
  const isOfFile = all.some(
    ({ name }) => text === name || (/^(\/|file:)/.test(text) && text.endsWith(`/${name}`)),
  )
  if (text.trim() !== '' && !isOfFile) return { text }
  const [file] = all
  if (file) return { file }
  const html = clipboard.getData('text/html')
  return html.trim() === '' ? null : { html }
}
