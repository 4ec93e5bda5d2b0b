import { closingQuote } from './closing-quote.ts'
import { countBreaks } from './count-breaks.ts'
import { isOpeningQuote, isPaddedQuote } from './is-opening-quote.ts'

/** A record of a CSV and what ends it: `[start, end)` and `[end, next)` in the text it was read from. */
export interface RecordLine {
  start: number
  end: number
  next: number
  /** The line, from 1, on which it begins. */
  number: number
}

const byteOrderMark = '\ufeff'

/**
 * The records of a text, a quoted cell's line breaks belonging to it. The last one is left out unless its end is in the text; `isWhole`
 * says that the text's end ends it too. Nothing follows a quotation mark that is opened and never closed.
 */
export function* readRecordLines(text: string, isWhole: boolean): Generator<RecordLine> {
  let start = text.startsWith(byteOrderMark) ? 1 : 0
  let number = 1
  while (start < text.length) {
    const end = endOfRecord(text, start)
    if (end === null || (end === text.length && !isWhole)) return
    const next = afterBreak(text, end)
    // A piece that ends between CR and LF does not tell yet where the rows begin.
    if (!isWhole && text[end] === '\r' && next === text.length) return
    yield { start, end, next, number }
    number += countBreaks(text.slice(start, next))
    start = next
  }
}

/** The first record of a whole text that is not blank; null when there is none, or a quotation mark in it is never closed. */
export function findHeaderLine(text: string): string | null {
  for (const { start, end } of readRecordLines(text, true)) {
    const record = text.slice(start, end)
    if (record.trim() !== '') return record
  }
  return null
}

/** Null when a quotation mark is opened in the record and never closed. */
function endOfRecord(text: string, start: number): number | null {
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]!
    if (character === '\n' || character === '\r') return at
    if (character !== '"') continue
    const isOpening = at === start || isOpeningQuote(text, at)
    if (!isOpening && !isPaddedQuote(text, at)) continue
    const close = closingQuote(text, at)
    if (close === -1) return null
    at = close
  }
  return text.length
}

function afterBreak(text: string, at: number): number {
  if (at >= text.length) return text.length
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1
}
