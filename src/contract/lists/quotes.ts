// The list's delimiter is not known yet: a quotation mark after any of them opens a cell.
const opensCell = ',;\t|\n\r'

/** Whether the quotation mark at position `at` opens a cell, whatever the delimiter turns out to be. */
export function isOpeningQuote(text: string, at: number): boolean {
  return at === 0 || opensCell.includes(text[at - 1]!)
}

/** The same for a mark after blanks: it opens a cell only if nothing but blanks follows the closing mark. */
export function isPaddedQuote(text: string, at: number): boolean {
  let before = at
  while (before > 0 && text[before - 1] === ' ') before -= 1
  if (before === at || !isOpeningQuote(text, before)) return false
  const close = closingQuote(text, at)
  return close !== -1 && isCellEnd(text, close + 1, opensCell)
}

/** The first quotation mark after `open` that is not doubled, or -1. */
export function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

/** Whether a cell ends here, ignoring blanks: at one of the characters in `ends` or at the end of the text. */
export function isCellEnd(text: string, from: number, ends: string): boolean {
  let at = from
  while (text[at] === ' ') at += 1
  return at === text.length || ends.includes(text[at]!)
}
