import type { Delimiter } from './choose-delimiter.ts'
import { closingQuote, isCellEnd } from './quotes.ts'

/** The cells of a CSV record, with quotes removed and doubled quotes read as one; quotes in an unquoted cell stay. */
export function splitRecord(record: string, delimiter: Delimiter): string[] {
  const cells: string[] = []
  let at = 0
  for (;;) {
    at = startOfCell(record, at, delimiter)
    const close = record[at] === '"' ? closingQuote(record, at) : -1
    const end = endOfCell(record, close === -1 ? at : close, delimiter)
    cells.push(close === -1 ? record.slice(at, end) : unquote(record, at, close, end))
    if (end >= record.length) return cells
    at = end + 1
  }
}

/** Blanks before an opening quotation mark are not part of the cell. */
function startOfCell(record: string, at: number, delimiter: Delimiter): number {
  let start = at
  while (record[start] === ' ') start += 1
  if (start === at || record[start] !== '"') return at
  const close = closingQuote(record, start)
  return close !== -1 && isCellEnd(record, close + 1, delimiter ?? '') ? start : at
}

function endOfCell(record: string, at: number, delimiter: Delimiter): number {
  const end = delimiter === null ? -1 : record.indexOf(delimiter, at)
  return end === -1 ? record.length : end
}

// Text between the closing quotation mark and the delimiter still belongs to the cell; blanks are ignored.
function unquote(record: string, open: number, close: number, end: number): string {
  return record.slice(open + 1, close).replaceAll('""', '"') + record.slice(close + 1, end).trimEnd()
}
