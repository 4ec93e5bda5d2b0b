import { valueAt } from './flatten.ts'
import { isRichText, plainTextOf } from './rich-text.ts'
import type { JsonRow } from './rows-of-json.ts'

/**
 * A cell's text: strings as they are, numbers and booleans as text, nested values as JSON, absent and null as empty. Rich text, and
 * HTML in a member called `rendered` (WordPress), become plain text.
 */
export function jsonCell(row: JsonRow, header: string): string {
  return textOf(cellValue(row, header))
}

/** As `jsonCell`, but an array of strings (categories, tags) is joined by commas, as in a sentence. */
export function jsonContext(row: JsonRow, header: string): string {
  const value = cellValue(row, header)
  const isListOfStrings = Array.isArray(value) && value.every((item) => typeof item === 'string')
  return isListOfStrings ? value.join(', ') : textOf(value)
}

function cellValue(row: JsonRow, header: string): unknown {
  return typeof row === 'string' ? row : valueAt(row, header)
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return String(value)
  return isRichText(value) ? plainTextOf(value) : JSON.stringify(value)
}
