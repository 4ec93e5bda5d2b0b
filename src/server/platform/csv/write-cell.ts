import { beginsHarmlessly, guardFormula } from './guard-formula.ts'

// Quotes for both delimiters and the tab, whichever is used: a spreadsheet that expects another one still reads one cell.
const needsQuotes = /[",;\t\r\n]/
// Quoting also terminates a sign after a bar.
const barAndSign = /\|[^\|\p{L}\p{N}]*[+\-＋－﹢﹣@＠﹫]/v
// Nor is there any place in it where a formula could begin.
const isPlain = /^[^",;\t\r\n\v\f\x85\u2028\u2029|]*$/
const isSpaced = / '*=/

/** Writes the text as one CSV cell: safe for spreadsheets, and quoted if necessary. */
export function writeCell(text: string): string {
  if (
    text === '' ||
    (beginsHarmlessly(text) && isPlain.test(text) && !(text.includes('=') && isSpaced.test(text)))
  )
    return text
  const cell = guardFormula(text)
  const isQuoted =
    // An apostrophe inside quotes is not itself a quotation mark.
    needsQuotes.test(cell) || cell.startsWith("'") || barAndSign.test(cell)
  return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell
}
