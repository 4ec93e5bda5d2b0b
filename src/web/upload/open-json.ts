import { findColumn } from '#contract/lists/column-key.ts'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import { jsonCell } from '#contract/lists/json-cell.ts'
import { readJsonList } from '#contract/lists/rows-of-json.ts'
import { createRowCounter } from './count-rows.ts'
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
    async count(urlColumn, report) {
      const counter = createRowCounter()
      const header = list.headers[findColumn(list.headers, urlColumn)] ?? ''
      let rows = 0
      for (const row of list.rows) {
        counter.add(jsonCell(row, header))
        rows += 1
        if (rows % rowsPerReport === 0) report(counter.sum(false))
      }
      report(counter.sum(true))
    },
  }
}
