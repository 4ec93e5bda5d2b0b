import { countBreaks } from './count-breaks.ts'
import { closingQuote, isOpeningQuote, isPaddedQuote } from './quotes.ts'

/** A record of a CSV and its line break: `[start, end)` and `[end, next)` in the text it was read from. */
export interface RecordLine {
  start: number
  end: number
  next: number
  /** The line, from 1, on which it begins. */
  number: number
}

const byteOrderMark = '\ufeff'

/**
 * The records of a text, including line breaks in quoted cells. The last one is omitted unless its end is in the text; `isWhole`
 * means that the end of the text ends it, too. Nothing follows a quotation mark that is never closed.
 */
export function* readRecordLines(text: string, isWhole: boolean): Generator<RecordLine> {
  let start = text.startsWith(byteOrderMark) ? 1 : 0
  let number = 1
  while (start < text.length) {
    const end = endOfRecord(text, start)
    if (end === null || (end === text.length && !isWhole)) return
    const next = afterBreak(text, end)
    // If a chunk ends between CR and LF, it is not yet known where the rows begin.
    if (!isWhole && text[end] === '\r' && next === text.length) return
    yield { start, end, next, number }
    number += countBreaks(text.slice(start, next))
    start = next
  }
}

/** The first record of a whole text that is not blank; null if there is none or one of its quotation marks is never closed. */
export function findHeaderLine(text: string): string | null {
  for (const { start, end } of readRecordLines(text, true)) {
    const record = text.slice(start, end)
    if (record.trim() !== '') return record
  }
  return null
}

/** Null if a quotation mark in the record is never closed. */
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
