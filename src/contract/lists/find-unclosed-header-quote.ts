import { countBreaks } from './count-breaks.ts'
import { findHeaderLine } from './find-header-line.ts'
import { closingQuote, isOpeningQuote } from './quotes.ts'

/** The line (from 1) of a quotation mark in the header that is never closed, or null. */
export function findUnclosedHeaderQuote(text: string): number | null {
  if (text.trim() === '' || findHeaderLine(text) !== null) return null
  let from = text.length - text.trimStart().length
  // The mark is in the first record that is not blank, which reaches to the end of the text.
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', from)) {
    from = at + 1
    if (!isOpeningQuote(text, at)) continue
    const close = closingQuote(text, at)
    if (close === -1) return countBreaks(text.slice(0, at)) + 1
    from = close + 1
  }
  return null
}
