import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { cellName } from './cell-name.ts'
import { openPackage } from './open-package.ts'
import { readLinks } from './read-links.ts'
import { readRows, type SheetRow } from './read-rows.ts'
import { type Hold, readSharedTexts } from './read-shared-texts.ts'
import { readStyles } from './read-styles.ts'
import { readWorkbook } from './read-workbook.ts'
import { refuseOtherFiles } from './refuse-other-files.ts'

export interface Spreadsheet {
  /** Names of all sheets that can be chosen, in the order of their tabs, the hidden ones last. */
  sheets: string[]
  /** The one that is read. */
  sheet: string
  /** Its first row that holds text, up to the last cell that does. */
  headers: string[]
  /** The number of that row. */
  headerRow: number
  /** The rows after the header that hold text, some at a time, anew each time. Empty cells at a row's end may lack. */
  rows(): AsyncGenerator<SheetRow[]>
  /** Gives the memory of its texts back at once. Nothing is read of it afterwards. */
  forget(): void
}

/**
 * Opens an XLSX workbook of any size and reads one sheet of it; `name` is as it stands on the tab, in whatever case; without one
 * it is the first that holds text. `hold` is told what its texts take. Nothing is computed, fetched or written. Refuses no_spreadsheet, spreadsheet_of_another_kind,
 * spreadsheet_old, spreadsheet_locked, spreadsheet_damaged, spreadsheet_too_large, sheet_missing and sheet_empty at once; sheet_damaged,
 * sheet_row_too_large, sheet_surplus_cell, too_many_columns and too_many_rows while rows are read.
 */
export async function openSpreadsheet(
  file: Blob,
  name: string,
  maxRows: number,
  hold: Hold = () => {},
): Promise<Spreadsheet> {
  await refuseOtherFiles(file)
  const parts = await openPackage(file)
  const { sheets, isFrom1904, ...workbook } = await readWorkbook(parts)
  const chosen = sheets.filter((one) => name === '' || isSameName(one.name, name))
  if (chosen.length === 0) throw new UnreadableList('sheet_missing', { sheet: name })
  const styles = await readStyles(parts, workbook.styles, isFrom1904)
  const texts = await readSharedTexts(parts, workbook.sharedTexts, hold)

  for (const sheet of chosen) {
    const links = await readLinks(parts, sheet.part)
    const all = () => readRows({ file: parts, sheet, texts, styles, isFrom1904, links })
    const header = await firstOf(all())
    if (!header) continue
    const headers = header.cells
    return {
      sheets: sheets.map((one) => one.name),
      sheet: sheet.name,
      headers,
      headerRow: header.row,
      rows: () => narrow(all(), { sheet: sheet.name, header, maxRows }),
      forget: texts.forget,
    }
  }
  throw new UnreadableList('sheet_empty', { sheet: chosen[0]!.name })
}

/** The names of all sheets that can be chosen, as `openSpreadsheet` has them. */
export async function listSheets(file: Blob): Promise<string[]> {
  const { sheets } = await readWorkbook(await openPackage(file))
  return sheets.map(({ name }) => name)
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

async function firstOf(rows: AsyncIterable<SheetRow[]>): Promise<SheetRow | undefined> {
  for await (const some of rows)
    for (const row of some) if (row.cells.some((text) => text.trim() !== '')) return row
  return undefined
}

interface Frame {
  sheet: string
  header: SheetRow
  maxRows: number
}

/** Leaves out the header and what is above it, and makes no row wider than it. */
async function* narrow(
  rows: AsyncIterable<SheetRow[]>,
  { sheet, header, maxRows }: Frame,
): AsyncGenerator<SheetRow[]> {
  const width = header.cells.length
  let count = 0
  for await (const all of rows) {
    const some = all.filter(({ row }) => row > header.row)
    count += some.length
    if (count > maxRows) throw new UnreadableList('too_many_rows', { maxRows })
    for (const { cells, row } of some) {
      if (cells.length <= width) continue
      const surplus = cells.findIndex((text, index) => index >= width && text.trim() !== '')
      if (surplus !== -1)
        throw new UnreadableList('sheet_surplus_cell', { sheet, cell: cellName(row, surplus) })
      cells.length = width
    }
    if (some.length > 0) yield some
  }
}

export type { SheetRow }
