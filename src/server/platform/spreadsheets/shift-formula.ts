import { columnOfLetters, lettersOf } from '#contract/spreadsheets/column-letters.ts'

// Alternatives that are not references come first and are skipped: strings, quoted sheet names, bracketed text (table columns, other
// workbooks), and names that only look like a reference (`LOG10(`, `A1_x`, `Q1.sum`).
const token =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^\]]*\]|(?<![\w.\\])(\$?)([A-Za-z]{1,3})(\$?)(\d{1,7})(?![\w.(!])|(?<![\w.\\$])(\$?)([A-Za-z]{1,3}):(\$?)([A-Za-z]{1,3})(?![\w.(!$])|(?<![\w.\\$:])(\$?)(\d{1,7}):(\$?)(\d{1,7})(?![\w.(!$])|[\p{L}\p{N}_.\\]+/gu

const columns = 16_384
const rows = 1_048_576

/**
 * Translates a formula from one cell to another, `by` rows and columns: relative references move, those with `$` do not. A reference that
 * leaves the sheet wraps around, as in a spreadsheet's own shared formulas.
 */
export function shiftFormula(formula: string, by: { rows: number; columns: number }): string {
  const column = (fixed: string, letters: string) => {
    if (fixed) return `$${letters}`
    return lettersOf((columnOfLetters(letters.toUpperCase()) + by.columns + columns) % columns)
  }
  const row = (fixed: string, number: string) => {
    if (fixed) return `$${number}`
    return String(((Number(number) - 1 + by.rows + rows) % rows) + 1)
  }
  return formula.replace(token, (...match) => {
    const [all, cf, c, rf, r, cf1, c1, cf2, c2, rf1, r1, rf2, r2] = match as string[]
    if (c) return column(cf!, c) + row(rf!, r!)
    if (c1) return `${column(cf1!, c1)}:${column(cf2!, c2!)}`
    if (r1) return `${row(rf1!, r1)}:${row(rf2!, r2!)}`
    return all!
  })
}
