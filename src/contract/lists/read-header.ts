import { limits } from '#contract/limits.ts'
import type { Delimiter } from './choose-delimiter.ts'
import { countBreaks } from './count-breaks.ts'
import { findTable } from './find-table.ts'
import { splitRecord } from './split-record.ts'
import { rowTooLarge } from './text-window.ts'
import { UnreadableList } from './unreadable-list.ts'

export interface Header {
  headers: string[]
  delimiter: Delimiter
  /** What ends the header line: LF, CR LF, CR, or nothing. */
  lineBreak: string
  /** Where in the text the rows begin. */
  rowsStart: number
  /** The line, from 1, on which the rows begin. */
  rowsLine: number
}

/**
 * The header of a CSV, from its beginning: what `findTable` says is above it is passed over, quotes stripped; a table without a header has
 * columns called `Spalte 1`, `Spalte 2` and so on.
 * Null when the text holds no whole header line: it is empty, needs more text, or a quotation mark is never closed.
 * `isWhole` says that no text follows, so that a header line needs no line break at its end.
 * Refuses too_many_columns, and row_too_large where the header is longer than a row may be.
 */
export function readHeader(text: string, isWhole: boolean): Header | null {
  const table = findTable(text, isWhole)
  if (!table) return null
  const { delimiter, header, columns, lineBreak, rowsStart, rowsLine } = table
  if (header && header.end - header.start > limits.maxRowCharacters)
    throw rowTooLarge(countBreaks(text.slice(0, header.start)) + 1)
  if (columns > limits.maxColumns)
    throw new UnreadableList('too_many_columns', { maxColumns: limits.maxColumns })
  const headers = header
    ? splitRecord(text.slice(header.start, header.end), delimiter).map(stripQuotes)
    : Array.from({ length: columns }, (_, index) => `Spalte ${index + 1}`)
  return { headers, delimiter, lineBreak, rowsStart, rowsLine }
}

// `"ID", "URL"`: the blank before the quotation mark makes it part of the cell's text, which nobody means in a header.
function stripQuotes(cell: string): string {
  return /^\s*"([^"]*)"\s*$/.exec(cell)?.[1] ?? cell
}
