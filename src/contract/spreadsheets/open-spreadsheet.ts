import { type ListNotice, quoted } from '#contract/lists/list-notices.ts'
import type { TableWish } from '#contract/lists/table-wish.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { cellName } from './cell-name.ts'
import { type Block, collectFirstRows, findBlock } from './find-block.ts'
import { openPackage } from './open-package.ts'
import { readLinks } from './read-links.ts'
import { readRows, type SheetRow } from './read-rows.ts'
import { type Hold, readSharedTexts } from './read-shared-texts.ts'
import { readStyles } from './read-styles.ts'
import { readWorkbook, type WorkbookSheet } from './read-workbook.ts'
import { refuseOtherFiles } from './refuse-other-files.ts'

export interface Spreadsheet {
  /** Names of all sheets that can be chosen, in the order of their tabs, hidden ones last. */
  sheets: string[]
  /** The sheet that is read. */
  sheet: string
  /** The headers of its table, as `findBlock` finds it. */
  headers: string[]
  /** The number of the row with the headers; 0 if there is none. */
  headerRow: number
  /** Decisions that differ from the plain rule. */
  notices: ListNotice[]
  /** The rows below the header that contain text, in batches; each call starts over. Trailing empty cells may be missing. */
  rows(): AsyncGenerator<SheetRow[]>
  /** Frees the memory of its texts at once. Nothing can be read afterwards. */
  forget(): void
}

/** How many sheets are searched for addresses. */
const mostSheets = 50
/** How many are named if the one that was wished is missing. */
const namedSheets = 20

/**
 * Opens an XLSX workbook of any size and reads one sheet. `name` is the name on the tab, case-insensitive; without it, the first
 * sheet with text or, if that one has no addresses, the sheet with the most. `hold` receives the memory its texts take. Nothing is
 * computed, fetched or written. Refuses no_spreadsheet, spreadsheet_of_another_kind, spreadsheet_old, spreadsheet_locked,
 * spreadsheet_damaged, spreadsheet_too_large, sheet_missing and sheet_empty at once; sheet_damaged, sheet_row_too_large,
 * sheet_surplus_cell, too_many_columns and too_many_rows while rows are read.
 */
export async function openSpreadsheet(
  file: Blob,
  name: string,
  maxRows: number,
  hold: Hold = () => {},
  wish: TableWish = {},
): Promise<Spreadsheet> {
  await refuseOtherFiles(file)
  const parts = await openPackage(file)
  const { sheets, isFrom1904, ...workbook } = await readWorkbook(parts)
  const chosen = sheets.filter((one) => name === '' || isSameName(one.name, name))
  if (chosen.length === 0)
    throw new UnreadableList('sheet_missing', {
      sheet: name,
      sheets: sheets.slice(0, namedSheets).map((one) => quoted(one.name)),
    })
  const styles = await readStyles(parts, workbook.styles, isFrom1904)
  const texts = await readSharedTexts(parts, workbook.sharedTexts, hold)

  let best: { sheet: WorkbookSheet; block: Block; all: () => AsyncGenerator<SheetRow[]> } | null = null
  let isFirst = true
  for (const sheet of chosen.slice(0, wish.isPlain ? chosen.length : mostSheets)) {
    const links = await readLinks(parts, sheet.part)
    const all = () => readRows({ file: parts, sheet, texts, styles, isFrom1904, links })
    const block = findBlock(await lookAt(all(), best !== null), wish)
    if (!block) continue
    if (best) isFirst &&= block.addresses <= best.block.addresses
    if (!best || block.addresses > best.block.addresses) best = { sheet, block, all }
    if (wish.isPlain || (isFirst && best.block.addresses > 0)) break
  }
  if (!best) throw new UnreadableList('sheet_empty', { sheet: chosen[0]!.name })
  const { sheet, block, all } = best
  const ofSheet: ListNotice[] = isFirst
    ? []
    : [{ code: 'sheet_chosen', details: { sheet: quoted(sheet.name) } }]
  return {
    sheets: sheets.map((one) => one.name),
    sheet: sheet.name,
    headers: block.headers,
    headerRow: block.headerRow,
    notices: [...ofSheet, ...block.notices],
    rows: () => narrow(all(), { sheet: sheet.name, block, maxRows }),
    forget: texts.forget,
  }
}

/** The names of all sheets that can be chosen, in the order of `openSpreadsheet`. */
export async function listSheets(file: Blob): Promise<string[]> {
  const { sheets } = await readWorkbook(await openPackage(file))
  return sheets.map(({ name }) => name)
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/**
 * The first rows of a sheet that contain text. Errors in later rows are raised when those are read. A sheet other than the first
 * (`isBeside`) is skipped on any error.
 */
async function lookAt(rows: AsyncIterable<SheetRow[]>, isBeside: boolean): Promise<SheetRow[]> {
  const look = collectFirstRows()
  try {
    for await (const some of rows) if (look.add(some)) break
  } catch (error) {
    if (!(error instanceof UnreadableList) || (!isBeside && look.rows.length === 0)) throw error
    if (isBeside) return []
  }
  return look.rows
}

interface Frame {
  sheet: string
  block: Block
  maxRows: number
}

/** Skips the header and what is above it, cuts rows to its width, and ignores notes next to the table. */
async function* narrow(
  rows: AsyncIterable<SheetRow[]>,
  { sheet, block, maxRows }: Frame,
): AsyncGenerator<SheetRow[]> {
  const width = block.headers.length
  let count = 0
  for await (const all of rows) {
    const some = all.filter(({ row, cells }) => row >= block.firstRow && !isBeside(cells, width))
    count += some.length
    if (count > maxRows) throw new UnreadableList('too_many_rows', { maxRows })
    for (const { cells, row } of some) {
      if (cells.length <= width) continue
      const isApart = (cells[width] ?? '').trim() === ''
      const surplus = isApart ? -1 : cells.findIndex((text, index) => index >= width && text.trim() !== '')
      if (surplus !== -1)
        throw new UnreadableList('sheet_surplus_cell', { sheet, cell: cellName(row, surplus) })
      cells.length = width
    }
    if (some.length > 0) yield some
  }
}

/** Whether a row holds only a note, separated from the table by an empty column. */
function isBeside(cells: string[], width: number): boolean {
  return cells.length > width + 1 && cells.slice(0, width + 1).every((text) => text.trim() === '')
}

export type { SheetRow }
