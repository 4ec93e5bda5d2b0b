// Which delimiter the list has is not known yet: a quotation mark after any of them opens a cell.
const opensCell = ',;\t|\n\r'

/** Does the quotation mark that stands `at` this place open a cell, whatever the delimiter turns out to be? */
export function isOpeningQuote(text: string, at: number): boolean {
  return at === 0 || opensCell.includes(text[at - 1]!)
}
