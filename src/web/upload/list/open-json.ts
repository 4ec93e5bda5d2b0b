import { limits } from '#contract/limits.ts'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import { jsonCell, jsonContext } from '#contract/lists/json-cell.ts'
import { readWishes } from '#contract/lists/row-wishes.ts'
import { type JsonRow, readJsonList } from '#contract/lists/rows-of-json.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { withoutHidden } from '#contract/lists/without-hidden.ts'
import { withoutNul } from '#contract/without-nul.ts'
import { createRowCounter } from './count-rows.ts'
import { textPieces } from './decode-blob.ts'
import { findColumns } from './find-columns.ts'
import type { OpenList } from './list.ts'
import { keptRows, listPreview } from './list-preview.ts'

/** Opens a JSON list. Its keys are known only at its end, so all of it is read first, and anew whenever it is counted. */
export async function openJson(file: Blob, encoding: Encoding): Promise<OpenList> {
  const list = await readJsonList(() => textPieces(file, encoding), { maxRows: limits.maxRowsRead })
  if (list.rowCount === 0) throw new UnreadableList('no_rows')
  const firstRows: string[][] = []
  for await (const slices of list.rows()) {
    for (const { text } of slices.slice(0, keptRows - firstRows.length)) {
      const row: JsonRow = JSON.parse(text)
      firstRows.push(list.headers.map((header) => jsonCell(row, header)))
    }
    if (firstRows.length === keptRows) break
  }
  return {
    preview: listPreview({ kind: 'json', encoding, delimiter: null, headers: list.headers }, firstRows),
    async count(choice, report) {
      const counter = createRowCounter(choice)
      const columns = findColumns(list.headers, choice)
      const headerAt = (index: number) => list.headers[index] ?? ''
      for await (const slices of list.rows()) {
        for (const { text } of slices) {
          const row: JsonRow = JSON.parse(text)
          const context = columns.context === -1 ? '' : jsonContext(row, headerAt(columns.context))
          counter.add({
            address: withoutNul(jsonCell(row, headerAt(columns.url))),
            context: withoutHidden(withoutNul(context)),
            wishes: readWishes(columns.wishes, (index) => withoutNul(jsonCell(row, headerAt(index)))),
          })
        }
        report(counter.sum(false))
      }
      report(counter.sum(true))
    },
  }
}
