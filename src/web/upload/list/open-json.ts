import type { Encoding } from '#contract/lists/detect-encoding.ts'
import { jsonCell, jsonContext } from '#contract/lists/json-cell.ts'
import { readWishes } from '#contract/lists/row-wishes.ts'
import { readJsonList } from '#contract/lists/rows-of-json.ts'
import { withoutNul } from '#contract/without-nul.ts'
import { createRowCounter } from './count-rows.ts'
import { findColumns } from './find-columns.ts'
import { type OpenList, UnreadableList } from './list.ts'
import { keptRows, listPreview } from './list-preview.ts'

const rowsPerReport = 20_000

/** Opens a JSON list. Its keys are known only at its end, so all of it is read first and then kept. */
export async function openJson(file: Blob, encoding: Encoding): Promise<OpenList> {
  const text = new TextDecoder(encoding).decode(await file.arrayBuffer())
  const list = readJsonList(text)
  if ('refusal' in list) throw new UnreadableList(list.refusal.code, list.refusal.details)
  if (list.rowCount === 0) throw new UnreadableList('no_rows')
  const firstRows: string[][] = []
  for (const row of list.rows) {
    if (firstRows.length === keptRows) break
    firstRows.push(list.headers.map((header) => jsonCell(row, header)))
  }
  return {
    preview: listPreview({ kind: 'json', encoding, delimiter: null, headers: list.headers }, firstRows),
    async count(choice, report) {
      const counter = createRowCounter(choice)
      const columns = findColumns(list.headers, choice)
      const headerAt = (index: number) => list.headers[index] ?? ''
      let rows = 0
      for (const row of list.rows) {
        counter.add({
          address: withoutNul(jsonCell(row, headerAt(columns.url))),
          context: columns.context === -1 ? '' : withoutNul(jsonContext(row, headerAt(columns.context))),
          wishes: readWishes(columns.wishes, (index) => withoutNul(jsonCell(row, headerAt(index)))),
        })
        rows += 1
        if (rows % rowsPerReport === 0) report(counter.sum(false))
      }
      report(counter.sum(true))
    },
  }
}
