import { columnOfLetters, lettersOf } from '#contract/spreadsheets/column-letters.ts'

/** The extent of a sheet (`A1:D20`) once its cells reach to `column` (from 0) and `row` (from 1). One that can't be read stays. */
export function extendDimension(dimension: string, column: number, row: number): string {
  const [, start, letters, number] = /^([A-Z]{1,3}\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/.exec(dimension) ?? []
  if (!start) return dimension
  const [, startLetters = 'A', startNumber = '1'] = /^([A-Z]+)(\d+)$/.exec(start) ?? []
  const lastColumn = Math.max(columnOfLetters(letters ?? startLetters), column)
  const lastRow = Math.max(Number(number ?? startNumber), row)
  return `${start}:${lettersOf(lastColumn)}${lastRow}`
}
