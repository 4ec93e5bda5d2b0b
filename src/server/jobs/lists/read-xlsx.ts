import { openAsBlob } from 'node:fs'
import { readWishes } from '#contract/lists/columns/row-wishes.ts'
import { contextIn } from '#contract/lists/context-in.ts'
import { createParentTexts } from '#contract/lists/parent-texts.ts'
import { addressInCell } from '#contract/spreadsheets/address-in-cell.ts'
import { openSpreadsheet, type SheetRow } from '#contract/spreadsheets/open-spreadsheet.ts'
import { type ColumnChoice, chooseColumns, toListChoice } from './choose-columns.ts'
import type { List, ListLimits, ListRow } from './list.ts'

/** Opens a sheet of an XLSX workbook: reads its header now and its rows when they are asked for. Refuses as `openSpreadsheet` says. */
export async function readXlsx(path: string, choice: ColumnChoice, { maxRows }: ListLimits): Promise<List> {
  const sheet = await openSpreadsheet(
    await openAsBlob(path),
    choice.sheet ?? '',
    maxRows,
    undefined,
    choice.table,
  )
  const { headers } = sheet
  const columns = await chooseColumns(headers, choice, () => cellsOf(sheet.rows()))

  function readRow(row: SheetRow, number: number, withParent: ReturnType<typeof createParentTexts>): ListRow {
    const { cells } = row
    const cellAt = (index: number) => cells[index] ?? ''
    return {
      source: JSON.stringify(cells),
      rawUrl: addressInCell(row, columns.url),
      context: contextIn(cells[columns.context] ?? ''),
      wishes: withParent(cellAt, readWishes(columns.wishes, cellAt)),
      line: row.row,
      row: number,
    }
  }

  return {
    // Its rows are kept as cells, too.
    kind: 'csv',
    headers,
    hasAltColumn: columns.wishes.existingAlt !== undefined,
    lacksAddresses: columns.lacksAddresses,
    choice: { ...toListChoice(columns, choice), sheet: sheet.sheet },
    delimiter: null,
    encoding: 'utf-8',
    notices: [...sheet.notices, ...columns.notices],
    async *rows() {
      let number = 0
      const withParent = createParentTexts(headers)
      for await (const some of sheet.rows()) yield some.map((row) => readRow(row, number++, withParent))
    },
  }
}

async function* cellsOf(rows: AsyncIterable<SheetRow[]>) {
  for await (const some of rows) yield some.map((row) => (index: number) => addressInCell(row, index))
}
