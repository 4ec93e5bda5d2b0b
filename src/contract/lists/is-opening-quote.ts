import { closingQuote } from './closing-quote.ts'

// Which delimiter the list has is not known yet: a quotation mark after any of them opens a cell.
const opensCell = ',;\t|\n\r'

/** Does the quotation mark that stands `at` this place open a cell, whatever the delimiter turns out to be? */
export function isOpeningQuote(text: string, at: number): boolean {
  return at === 0 || opensCell.includes(text[at - 1]!)
}

/** The same where blanks stand before the mark: then it opens a cell only if nothing but blanks follows the mark that closes it. */
export function isPaddedQuote(text: string, at: number): boolean {
  let before = at
  while (before > 0 && text[before - 1] === ' ') before -= 1
  if (before === at || !isOpeningQuote(text, before)) return false
  const close = closingQuote(text, at)
  return close !== -1 && isCellEnd(text, close + 1, opensCell)
}

/** Does a cell end at this place, blanks left aside? `ends` are the characters that end one; the text's end does. */
export function isCellEnd(text: string, from: number, ends: string): boolean {
  let at = from
  while (text[at] === ' ') at += 1
  return at === text.length || ends.includes(text[at]!)
}
