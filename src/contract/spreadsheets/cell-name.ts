import { lettersOf } from './column-letters.ts'

const mostColumns = 16_384
const mostRows = 1_048_576

/** A cell's name, such as `B7`; rows count from 1, columns from 0. */
export function cellName(row: number, column: number): string {
  return `${lettersOf(column)}${row}`
}

/** The column, from 0, of a cell by its name; -1 if it is not a cell's name. */
export function columnOf(name: string): number {
  let column = 0
  let at = 0
  for (; at < name.length; at += 1) {
    // Lower case, too.
    const letter = (name.charCodeAt(at) & ~0x20) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
    if (column > mostColumns) return -1
  }
  return at === 0 || at === name.length ? -1 : column - 1
}

/** A row number, counted from 1; NaN if it is none. */
export function rowNumber(text: string): number {
  const row = Number(text)
  return Number.isInteger(row) && row >= 1 && row <= mostRows ? row : Number.NaN
}
