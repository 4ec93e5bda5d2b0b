import { limits } from '#contract/limits.ts'
import type { Delimiter } from './choose-delimiter.ts'
import { countBreaks } from './count-breaks.ts'
import { findTable } from './find-table.ts'
import type { ListNotice } from './list-notices.ts'
import type { TableWish } from './table-wish.ts'
import { rowTooLarge } from './text-window.ts'
import { UnreadableList } from './unreadable-list.ts'

export interface Header {
  headers: string[]
  delimiter: Delimiter
  /** As `Table` says. */
  isPadded: boolean
  notices: ListNotice[]
  /** What ends the header line: LF, CR LF, CR, or nothing. */
  lineBreak: string
  /** Where in the text the rows begin. */
  rowsStart: number
  /** The line, from 1, on which the rows begin. */
  rowsLine: number
}

/**
 * The header of a CSV, from its beginning: what `findTable` says is above it is passed over, quotes stripped; a table without a header has
 * columns called `Spalte 1` or `Column 1` and so on.
 * Null when the text holds no whole header line: it is empty, needs more text, or a quotation mark is never closed.
 * `isWhole` says that no text follows, so that a header line needs no line break at its end.
 * Refuses too_many_columns, and row_too_large where the header is longer than a row may be.
 */
export function readHeader(text: string, isWhole: boolean, wish: TableWish = {}): Header | null {
  const table = findTable(text, isWhole, wish)
  if (!table) return null
  const { header, ...rest } = table
  if (header && header.end - header.start > limits.maxRowCharacters)
    throw rowTooLarge(countBreaks(text.slice(0, header.start)) + 1)
  if (table.headers.length > limits.maxColumns)
    throw new UnreadableList('too_many_columns', { maxColumns: limits.maxColumns })
  return rest
}
