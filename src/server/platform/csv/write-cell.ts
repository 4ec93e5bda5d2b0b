import { beginsHarmlessly, guardFormula } from './guard-formula.ts'

// These delimiters and the tab count, whichever is used: a spreadsheet that expects another one still reads one cell. What stays of a sign
// behind a bar ends with the cell's quotes, and an apostrophe behind them is no quotation mark itself.
const needsQuotes = /^'|[",;\t\r\n]|\|[^\|\p{L}\p{N}]*[+\-＋－﹢﹣@＠﹫]/v
// Nor is there any place in it where a formula could begin.
const isPlain = /^[^",;\t\|\r\n\v\f\x85\u2028\u2029]*$/v
const isSpaced = / '*=/

/** The text as one CSV cell: made harmless for spreadsheets, in quotes where it has to be. */
export function writeCell(text: string): string {
  if (text === '' || (beginsHarmlessly(text) && isPlain.test(text) && !isSpaced.test(text))) return text
  const cell = guardFormula(text)
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
