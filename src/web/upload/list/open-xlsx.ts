import { limits } from '#contract/limits.ts'
import { createUrlColumnSearch } from '#contract/lists/columns/find-url-column.ts'
import { readWishes } from '#contract/lists/columns/row-wishes.ts'
import { contextIn } from '#contract/lists/context-in.ts'
import { createParentTexts } from '#contract/lists/parent-texts.ts'
import type { TableWish } from '#contract/lists/table-wish.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { addressInCell } from '#contract/spreadsheets/address-in-cell.ts'
import { listSheets, openSpreadsheet, type Spreadsheet } from '#contract/spreadsheets/open-spreadsheet.ts'
import { openRowCounter, type RowCounter } from './count-rows.ts'
import { findColumns } from './find-columns.ts'
import type { CountChoice, ListCount, ListPreview, OpenList } from './list.ts'
import { keptRows, listPreview } from './list-preview.ts'
import { UnreadableSheet } from './unreadable-sheet.ts'

/** Opens a sheet of an XLSX workbook: reads its beginning for the preview, and all of it for each count. */
export async function openXlsx(file: Blob, sheet: string, table: TableWish = {}): Promise<OpenList> {
  const opened = await namingSheets(file, () =>
    openSpreadsheet(file, sheet, limits.maxRowsRead, undefined, table),
  )
  return {
    preview: await namingSheets(file, () => previewSheet(opened)),
    count: async (choice, report, set) => {
      const counter = await openRowCounter(choice, set)
      await namingSheets(file, () => countSheet(opened, counter, choice, report))
    },
  }
}

/** Adds the names of the sheets to a refusal, so that the user can choose another one. */
async function namingSheets<T>(file: Blob, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error
    const sheets = await listSheets(file).catch(() => [])
    throw sheets.length > 1 ? new UnreadableSheet(error, sheets) : error
  }
}

async function previewSheet({ headers, notices, sheets, sheet, rows }: Spreadsheet): Promise<ListPreview> {
  const kept: string[][] = []
  const search = createUrlColumnSearch(headers)
  for await (const some of rows()) {
    const isFound = some.some((row) => {
      const cells = headers.map((_, index) => addressInCell(row, index))
      if (kept.length < keptRows) kept.push(cells)
      return search.add((index) => cells[index] ?? '')
    })
    if (isFound) break
  }
  const list = { kind: 'xlsx', encoding: 'utf-8', delimiter: null, headers, notices } as const
  return { ...listPreview(list, kept, search.result()), workbook: { sheets, sheet } }
}

async function countSheet(
  { headers, rows }: Spreadsheet,
  counter: RowCounter,
  choice: CountChoice,
  report: (count: ListCount) => void,
): Promise<void> {
  const columns = findColumns(headers, choice)
  const withParent = createParentTexts(headers)
  for await (const some of rows()) {
    for (const row of some) {
      const cellAt = (index: number) => row.cells[index] ?? ''
      counter.add({
        address: addressInCell(row, columns.url),
        context: contextIn(row.cells[columns.context] ?? ''),
        wishes: withParent(cellAt, readWishes(columns.wishes, cellAt)),
        line: row.row,
      })
    }
    report(counter.sum(false))
  }
  report(counter.sum(true))
}
