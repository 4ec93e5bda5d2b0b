import { limits } from '#contract/limits.ts'
import type { Delimiter } from './choose-delimiter.ts'
import { countBreaks } from './count-breaks.ts'
import { findTable } from './find-table.ts'
import type { ListNotice } from './list-notices.ts'
import type { TableWish } from './table-wish.ts'
import { rowTooLarge } from './text-window.ts'
import { UnreadableList } from './unreadable-list.ts'
import { withoutHidden } from './without-hidden.ts'

export interface Header {
  headers: string[]
  delimiter: Delimiter
  /** As in `Table`. */
  isPadded: boolean
  notices: ListNotice[]
  /** The line break after the header line: LF, CR LF, CR, or none. */
  lineBreak: string
  /** Where in the text the rows begin. */
  rowsStart: number
  /** The line, from 1, on which the rows begin. */
  rowsLine: number
}

/**
 * Reads the header of a CSV from its beginning: skips what `findTable` finds above it and strips quotes. A table without a header
 * gets columns named `Spalte 1` or `Column 1` and so on. Null if the text contains no complete header line: it is empty, needs more
 * text, or a quotation mark is never closed. `isWhole` means that no text follows, so that a header line needs no line break at its
 * end. Refuses too_many_columns, and row_too_large if the header exceeds the maximum length of a row.
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

/** Whether a row repeats the header, as in concatenated files. Such a row is not a picture. */
export function isHeaderAgain(cells: readonly string[], headers: readonly string[]): boolean {
  const [first = ''] = cells
  if (!first.endsWith(headers[0] ?? '') || cells.length !== headers.length) return false
  return (
    withoutHidden(first) === headers[0] && cells.slice(1).every((cell, index) => cell === headers[index + 1])
  )
}
