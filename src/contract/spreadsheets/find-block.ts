import { areNames, isAddressCell, isSecondHeader, joinHeaders } from '#contract/lists/header-cells.ts'
import type { ListNotice } from '#contract/lists/list-notices.ts'
import { namedColumns, type TableWish } from '#contract/lists/table-wish.ts'
import type { SheetRow } from './read-rows.ts'

/** Where the table is in a sheet. */
export interface Block {
  headers: string[]
  /** The number of the row with the headers (the last of two); 0 if there is none. */
  headerRow: number
  /** The number of the first row that can hold data. */
  firstRow: number
  notices: ListNotice[]
  /** How many cells of the examined rows contain addresses. */
  addresses: number
}

/** How many rows are examined at most, within the character limit. */
const mostRows = 200
const mostCharacters = 1_000_000

/** Collects the first rows of a sheet; `add` returns whether it has enough. */
export function collectFirstRows() {
  const rows: SheetRow[] = []
  let characters = 0
  return {
    rows,
    add(some: SheetRow[]): boolean {
      for (const row of some) {
        if (rows.length === mostRows || characters > mostCharacters) return true
        rows.push({ ...row, cells: [...row.cells] })
        for (const cell of row.cells) characters += cell.length
      }
      return false
    },
  }
}

/**
 * Finds the table in the first rows of a sheet. The specification's rule (the first row with text is the header) applies unless a
 * row below is wider; then the header is the row of names with the most cells above the first address. Null: no row has text.
 */
export function findBlock(all: SheetRow[], wish: TableWish): Block | null {
  const start = all.findIndex(({ cells }) => cells.some(isText))
  if (start === -1) return null
  const rows = all.slice(start)
  const first = rows[0]!
  const addresses = rows.reduce(
    (sum, { cells, links }) => sum + cells.filter(isAddressCell).length + (links?.size ?? 0),
    0,
  )
  const plain = {
    headers: first.cells,
    headerRow: first.row,
    firstRow: first.row + 1,
    notices: [],
    addresses,
  }
  if (wish.isPlain) return plain
  if (first.cells.some(isAddressCell)) {
    const width = Math.max(...rows.map(({ cells }) => widthBeforeGap(cells)))
    const headers = namedColumns(width, wish)
    return {
      ...plain,
      headers,
      headerRow: 0,
      firstRow: first.row,
      notices: [{ code: 'no_header', details: {} }],
    }
  }
  // The first row with text is a title or the header, even if a link leads from it.
  const data = rows.findIndex(
    ({ cells, links }, index) => index > 0 && (links !== null || cells.some(isAddressCell)),
  )
  const above = data === -1 ? rows.slice(0, 1) : rows.slice(0, data)
  const isFitting = rows.every(({ cells }) => cells.length <= first.cells.length)
  const at = isFitting ? 0 : findNames(above)
  const second = above[at + 1]
  const header = above[at]!
  const addressColumn = data === -1 ? -1 : columnOfAddress(rows[data]!)
  if (second && isSecondHeader(header.cells, second.cells, addressColumn))
    return {
      ...plain,
      headers: joinHeaders(header.cells, second.cells),
      headerRow: second.row,
      firstRow: second.row + 1,
      notices: [{ code: 'two_header_lines', details: { line: second.row } }],
    }
  if (at === 0) return plain
  return {
    ...plain,
    headers: header.cells,
    headerRow: header.row,
    firstRow: header.row + 1,
    notices: [{ code: 'table_start', details: { line: header.row } }],
  }
}

/** The first of the rows of names with the most cells; the first row if there are none. */
function findNames(rows: SheetRow[]): number {
  const counts = rows.map(({ cells }) => (areNames(cells) ? cells.filter(isText).length : 0))
  const most = Math.max(...counts)
  return most === 0 ? 0 : counts.indexOf(most)
}

function columnOfAddress({ cells, links }: SheetRow): number {
  const index = cells.findIndex(isAddressCell)
  return index === -1 ? ([...(links?.keys() ?? [])][0] ?? -1) : index
}

/** For a table without a header, an empty column separates notes from the table. */
function widthBeforeGap(cells: string[]): number {
  const start = cells.findIndex(isText)
  const gap = cells.findIndex((cell, index) => index > start && !isText(cell))
  const isApart =
    gap !== -1 && !cells.slice(gap).some(isAddressCell) && cells.slice(gap + 1).filter(isText).length === 1
  return isApart ? gap : cells.length
}

function isText(cell: string): boolean {
  return cell.trim() !== ''
}
