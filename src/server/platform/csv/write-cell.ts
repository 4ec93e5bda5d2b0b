import { beginsHarmlessly, guardFormula } from './guard-formula.ts'

// Both delimiters and the tab count, whichever is used: a spreadsheet that expects another one still reads one cell.
const needsQuotes = /[",;\t\r\n]/
// Nor has it a later line that a formula could begin.
const isPlain = /^[^",;\t\r\n\v\f\x85\u2028\u2029]*$/

/** The text as one CSV cell: made harmless for spreadsheets, in quotes where it has to be. */
export function writeCell(text: string): string {
  if (text === '' || (beginsHarmlessly(text) && isPlain.test(text))) return text
  const cell = guardFormula(text)
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
