import type { JsonRow } from './rows-of-json.ts'

/** A cell's text: strings as they are, numbers and booleans as text, what is nested as JSON, absent and null empty. */
export function jsonCell(row: JsonRow, header: string): string {
  return textOf(cellValue(row, header))
}

/** As `jsonCell`, but an array of strings (categories, tags) reads as a sentence would: joined by commas. */
export function jsonContext(row: JsonRow, header: string): string {
  const value = cellValue(row, header)
  const isListOfStrings = Array.isArray(value) && value.every((item) => typeof item === 'string')
  return isListOfStrings ? value.join(', ') : textOf(value)
}

function cellValue(row: JsonRow, header: string): unknown {
  if (typeof row === 'string') return row
  // Not every key that answers was written: `constructor` is there on each object.
  return Object.hasOwn(row, header) ? row[header] : null
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
