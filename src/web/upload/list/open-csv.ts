import { createUrlColumnSearch } from '#contract/lists/columns/find-url-column.ts'
import { readWishes } from '#contract/lists/columns/row-wishes.ts'
import { contextIn } from '#contract/lists/context-in.ts'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import { createParentTexts } from '#contract/lists/parent-texts.ts'
import { type Header, isHeaderAgain } from '#contract/lists/read-header.ts'
import type { TableWish } from '#contract/lists/table-wish.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { openRowCounter, type RowCounter } from './count-rows.ts'
import { csvBatches } from './csv-batches.ts'
import { type CsvRecord, isBlank } from './csv-parser.ts'
import { findColumns } from './find-columns.ts'
import type { CountChoice, ListCount, ListPreview, OpenList } from './list.ts'
import { keptRows, listPreview } from './list-preview.ts'

const namedLines = 10

/** Opens a CSV file: reads its beginning for the preview, and all of it whenever it is counted. */
export async function openCsv(file: Blob, encoding: Encoding, wish: TableWish = {}): Promise<OpenList> {
  return {
    preview: await previewCsv(file, encoding, wish),
    count: async (choice, report, set) =>
      await countCsv(
        () => csvBatches(file, encoding, wish),
        await openRowCounter(choice, set),
        choice,
        report,
      ),
  }
}

async function previewCsv(file: Blob, encoding: Encoding, wish: TableWish): Promise<ListPreview> {
  let opened: { header: Header; search: ReturnType<typeof createUrlColumnSearch> } | null = null
  const rows: string[][] = []
  for await (const { header, records } of csvBatches(file, encoding, wish)) {
    opened ??= { header, search: createUrlColumnSearch(header.headers) }
    const { search } = opened
    let isFound = false
    for (const record of records) {
      if (isBlank(record)) continue
      if (rows.length < keptRows) rows.push(record.cells)
      isFound = search.add((index) => record.cells[index] ?? '')
      if (isFound) break
    }
    if (isFound) break
  }
  if (!opened) throw new UnreadableList('file_empty')
  const list = { kind: 'csv', encoding, ...opened.header } as const
  return listPreview(list, rows, opened.search.result())
}

async function countCsv(
  read: () => ReturnType<typeof csvBatches>,
  counter: RowCounter,
  choice: CountChoice,
  report: (count: ListCount) => void,
): Promise<void> {
  const surplusLines: number[] = []
  let withParent: ReturnType<typeof createParentTexts> | null = null
  for await (const { header, records } of read()) {
    const columns = findColumns(header.headers, choice)
    withParent ??= createParentTexts(header.headers)
    for (const record of records) {
      if (isBlank(record)) continue
      if (hasSurplusText(record, header.headers.length)) surplusLines.push(record.line)
      const cellAt = (index: number) => record.cells[index] ?? ''
      counter.add({
        address: isHeaderAgain(record.cells, header.headers) ? '' : cellAt(columns.url),
        context: contextIn(cellAt(columns.context)),
        wishes: withParent(cellAt, readWishes(columns.wishes, cellAt)),
        line: record.line,
      })
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
