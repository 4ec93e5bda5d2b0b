import { closingQuote } from './closing-quote.ts'
import { countBreaks } from './count-breaks.ts'
import { isOpeningQuote } from './is-opening-quote.ts'

/** Where the header stands in a text, `[start, end)`, and where the rows after it do. */
export interface HeaderLine {
  start: number
  end: number
  /** What ends it; empty at the text's end. */
  lineBreak: string
  rowsStart: number
  /** The line, from 1, on which the rows begin. */
  rowsLine: number
}

const byteOrderMark = '\ufeff'

/**
 * The first line that is not blank, a quoted cell's line breaks belonging to it.
 * Null when there is none, or its end is not in the text; `isWhole` says that the text's end ends it too.
 */
export function findHeaderLine(text: string, isWhole: boolean): HeaderLine | null {
  let start = text.startsWith(byteOrderMark) ? 1 : 0
  let line = 1
  for (;;) {
    const end = endOfRecord(text, start)
    if (end === null || (end === text.length && !isWhole)) return null
    const next = afterBreak(text, end)
    // A chunk that ends between CR and LF does not tell yet where the rows begin.
    if (!isWhole && text[end] === '\r' && next === text.length) return null
    line += countBreaks(text.slice(start, next))
    if (text.slice(start, end).trim() !== '')
      return { start, end, lineBreak: text.slice(end, next), rowsStart: next, rowsLine: line }
    if (next >= text.length) return null
    start = next
  }
}

/** Null when a quotation mark is opened in the record and never closed. */
export function endOfRecord(text: string, start: number): number | null {
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]!
    if (character === '\n' || character === '\r') return at
    if (character !== '"' || (at > start && !isOpeningQuote(text, at))) continue
    const close = closingQuote(text, at)
    if (close === -1) return null
    at = close
  }
  return text.length
}

export function afterBreak(text: string, at: number): number {
  if (at >= text.length) return text.length
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1
}
