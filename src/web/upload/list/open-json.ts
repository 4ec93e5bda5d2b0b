import { limits } from '#contract/limits.ts'
import { createUrlColumnSearch } from '#contract/lists/columns/find-url-column.ts'
import { readWishes } from '#contract/lists/columns/row-wishes.ts'
import { contextIn } from '#contract/lists/context-in.ts'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import { jsonCell, jsonContext } from '#contract/lists/json/json-cell.ts'
import { type JsonList, type JsonRow, readJsonList, readNdjson } from '#contract/lists/json/rows-of-json.ts'
import { createParentTexts } from '#contract/lists/parent-texts.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { withoutNul } from '#contract/lists/without-hidden.ts'
import { openRowCounter } from './count-rows.ts'
import { textPieces } from './decode-blob.ts'
import { findColumns } from './find-columns.ts'
import type { ListPreview, OpenList } from './list.ts'
import { keptRows, listPreview } from './list-preview.ts'

/** Opens a JSON list of any shape. */
export const openJson = opener('json', readJsonList)
/** Opens a list with one JSON object per line. */
export const openNdjson = opener('ndjson', readNdjson)

function opener(kind: 'json' | 'ndjson', read: typeof readJsonList) {
  return async (file: Blob, encoding: Encoding) =>
    await open(await read(() => textPieces(file, encoding), { maxRows: limits.maxRowsRead }), kind, encoding)
}

// Its keys are known only at its end, so the whole list was read, and is read again for each count.
async function open(list: JsonList, kind: 'json' | 'ndjson', encoding: Encoding): Promise<OpenList> {
  if (list.rowCount === 0) throw new UnreadableList('no_rows')
  const preview = await previewJson(list, kind, encoding)
  return {
    preview,
    async count(choice, report, set) {
      const counter = await openRowCounter(choice, set)
      const columns = findColumns(list.headers, choice)
      const headerAt = (index: number) => list.headers[index] ?? ''
      const withParent = createParentTexts(list.headers)
      for await (const slices of list.rows()) {
        for (const { text, line } of slices) {
          const row: JsonRow = JSON.parse(text)
          const context = columns.context === -1 ? '' : jsonContext(row, headerAt(columns.context))
          const cellAt = (index: number) => withoutNul(jsonCell(row, headerAt(index)))
          counter.add({
            address: withoutNul(jsonCell(row, headerAt(columns.url))),
            context: contextIn(withoutNul(context)),
            wishes: withParent(cellAt, readWishes(columns.wishes, cellAt)),
            line,
          })
        }
        report(counter.sum(false))
      }
      report(counter.sum(true))
    },
  }
}

async function previewJson(
  list: JsonList,
  kind: 'json' | 'ndjson',
  encoding: Encoding,
): Promise<ListPreview> {
  const { headers } = list
  const rows: string[][] = []
  const search = createUrlColumnSearch(headers)
  for await (const slices of list.rows()) {
    const isFound = slices.some(({ text }) => {
      const row: JsonRow = JSON.parse(text)
      const cells = headers.map((header) => jsonCell(row, header))
      if (rows.length < keptRows) rows.push(cells)
      return search.add((index) => cells[index] ?? '')
    })
    if (isFound) break
  }
  return listPreview({ kind, encoding, delimiter: null, headers }, rows, search.result())
}
