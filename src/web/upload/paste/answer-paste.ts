import { readHtmlTable } from './read-html-table.ts'
import { type PasteContent, type PastedList, readPaste, writeCells } from './read-paste.ts'

/** The page's request to the worker. */
export interface PasteWish {
  pasted: PasteContent
  columnName: string
}

/** The worker's answer; null if the text contains no address. */
export type PasteReport = { ending: PastedList['ending']; content: Blob } | null

/** Reads pasted content. Of HTML, reads the cells of its tables. */
export function answerPaste({ pasted, columnName }: PasteWish): PasteReport {
  const list = readPaste('text' in pasted ? pasted.text : textOfTable(pasted.html), columnName)
  return list && { ending: list.ending, content: new Blob(list.pieces) }
}

function textOfTable(html: string): string {
  return readHtmlTable(html)
    .map((cells) => writeCells(cells, '\t'))
    .join('\n')
}
