import { findColumn } from '#contract/lists/column-key.ts'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import type { Header } from '#contract/lists/read-header.ts'
import { createRowCounter } from './count-rows.ts'
import { csvBatches } from './csv-batches.ts'
import { type CsvRecord, isBlank } from './csv-parser.ts'
import { type ListCount, type ListPreview, type OpenList, UnreadableList } from './list.ts'
import { keptRows, listPreview } from './list-preview.ts'

const namedLines = 10

/** Opens a CSV file: reads its beginning for the preview, and all of it whenever a column is counted. */
export async function openCsv(file: Blob, encoding: Encoding): Promise<OpenList> {
  return {
    preview: await previewCsv(file, encoding),
    count: (urlColumn, report) => countCsv(file, encoding, urlColumn, report),
  }
}

async function previewCsv(file: Blob, encoding: Encoding): Promise<ListPreview> {
  let found: Header | null = null
  const rows: string[][] = []
  for await (const { header, records } of csvBatches(file, encoding)) {
    found = header
    for (const record of records) if (!isBlank(record)) rows.push(record.cells)
    if (rows.length >= keptRows) break
  }
  if (!found) throw new UnreadableList('file_empty')
  return listPreview({ kind: 'csv', encoding, ...found }, rows.slice(0, keptRows))
}

async function countCsv(
  file: Blob,
  encoding: Encoding,
  urlColumn: string,
  report: (count: ListCount) => void,
): Promise<void> {
  const counter = createRowCounter()
  const surplusLines: number[] = []
  for await (const { header, records } of csvBatches(file, encoding)) {
    const column = findColumn(header.headers, urlColumn)
    for (const record of records) {
      if (isBlank(record)) continue
      if (hasSurplusText(record, header.headers.length)) surplusLines.push(record.line)
      counter.add(record.cells[column] ?? '')
    }
    if (surplusLines.length >= namedLines) break
    report(counter.sum(false))
  }
  if (surplusLines.length > 0)
    throw new UnreadableList('surplus_cells', { lines: surplusLines.slice(0, namedLines).join(', ') })
  report(counter.sum(true))
}

/** Surplus cells that are empty do no harm; text in one means that the columns are out of step. */
function hasSurplusText(record: CsvRecord, columns: number): boolean {
  return record.cells.length > columns && record.cells.slice(columns).some((cell) => cell.trim() !== '')
}
