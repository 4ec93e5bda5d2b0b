import { beginsHarmlessly, guardFormula } from './guard-formula.ts'

// Both delimiters and the tab count, whichever is used: a spreadsheet that expects another one still reads one cell.
const needsQuotes = /[",;\t\r\n]/
// What stays of a sign behind a bar ends with the cell's quotes.
const barAndSign = /\|[^\|\p{L}\p{N}]*[+\-＋－﹢﹣@＠﹫]/v
// Nor is there any place in it where a formula could begin.
const isPlain = /^[^",;\t\r\n\v\f\x85\u2028\u2029|]*$/
const isSpaced = / '*=/

/** The text as one CSV cell: made harmless for spreadsheets, in quotes where it has to be. */
export function writeCell(text: string): string {
  if (
    text === '' ||
    (beginsHarmlessly(text) && isPlain.test(text) && !(text.includes('=') && isSpaced.test(text)))
  )
    return text
  const cell = guardFormula(text)
  const isQuoted =
    // An apostrophe behind quotes is no quotation mark itself.
    needsQuotes.test(cell) || cell.startsWith("'") || barAndSign.test(cell)
  return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell
}
