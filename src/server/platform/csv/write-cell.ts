import { guardFormula } from './guard-formula.ts'

// Both delimiters and the tab count, whichever is used: a spreadsheet that expects another one still reads one cell.
const needsQuotes = /[",;\t\r\n]/

/** The text as one CSV cell: made harmless for spreadsheets, in quotes where it has to be. */
export function writeCell(text: string): string {
  const cell = guardFormula(text)
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
