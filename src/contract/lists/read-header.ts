import { limits } from '#contract/limits.ts'
import { chooseDelimiter, type Delimiter } from './choose-delimiter.ts'
import { countBreaks } from './count-breaks.ts'
import { findHeaderLine } from './find-header-line.ts'
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
 * The header of a CSV, from its beginning: byte order mark and blank lines are passed over, quotes stripped.
 * Null when the text holds no whole header line: it is empty, needs more text, or a quotation mark is never closed.
 * `isWhole` says that no text follows, so that a header line needs no line break at its end.
 * Refuses too_many_columns, and row_too_large where the header is longer than a row may be.
 */
export function readHeader(text: string, isWhole: boolean): Header | null {
  const line = findHeaderLine(text, isWhole)
  if (!line) return null
  const record = text.slice(line.start, line.end)
  if (record.length > limits.maxRowCharacters) throw rowTooLarge(countBreaks(text.slice(0, line.start)) + 1)
  const delimiter = chooseDelimiter(record)
  const headers = splitRecord(record, delimiter).map(stripQuotes)
  if (headers.length > limits.maxColumns)
    throw new UnreadableList('too_many_columns', { maxColumns: limits.maxColumns })
  return {
    headers,
    delimiter,
    lineBreak: line.lineBreak,
    rowsStart: line.rowsStart,
    rowsLine: line.rowsLine,
  }
}

// `"ID", "URL"`: the blank before the quotation mark makes it part of the cell's text, which nobody means in a header.
function stripQuotes(cell: string): string {
  return /^\s*"([^"]*)"\s*$/.exec(cell)?.[1] ?? cell
}
