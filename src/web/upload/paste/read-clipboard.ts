import { listFileOf } from '#contract/lists/list-files.ts'
import type { PasteContent } from './paste-content.ts'

export type Pasted = PasteContent | { file: File }

/**
 * What is meant by what was pasted: a list's file; text, beside which spreadsheets put a picture of their cells; another file; HTML
 * where there is no text. To be asked while the event is under way. Null: nothing of it.
 */
export function readClipboard(
  clipboard: Pick<DataTransfer, 'getData'> & { files: Iterable<File> },
): Pasted | null {
  const all = [...clipboard.files]
  const list = all.find(({ name }) => listFileOf(name))
  if (list) return { file: list }
  const text = clipboard.getData('text/plain')
  // File managers put a file's name or path beside it.
  const isOfFile = all.some(
    ({ name }) => text === name || (/^(\/|file:)/.test(text) && text.endsWith(`/${name}`)),
  )
  if (text.trim() !== '' && !isOfFile) return { text }
  const [file] = all
  if (file) return { file }
  const html = clipboard.getData('text/html')
  return html.trim() === '' ? null : { html }
}
