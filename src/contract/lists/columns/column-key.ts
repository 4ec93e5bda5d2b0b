import { quoted } from '#contract/lists/list-notices.ts'
import { isSameNamedColumn } from '#contract/lists/table-wish.ts'

/**
 * The name of a column in `urlColumn` and `contextColumn`: its header if that is unique and not empty, else
 * `#<position from 1>`. All keys of a list differ, so a header that itself reads `#2` is named by position, too.
 */
export function columnKey(headers: string[], index: number): string {
  const header = headers[index] ?? ''
  const isTelling = header !== '' && !isPosition(header)
  const isUnique = headers.indexOf(header) === headers.lastIndexOf(header)
  return isTelling && isUnique ? header : `#${index + 1}`
}

const namedColumns = 20

/** The keys of a list's first columns, long ones cut, for a refusal that names them. */
export function firstColumns(headers: string[]): string[] {
  return headers.slice(0, namedColumns).map((_, index) => quoted(columnKey(headers, index)))
}

/** The column with this key, or -1. A header that occurs twice refers to its first column. */
export function findColumn(headers: string[], key: string): number {
  if (key === '') return -1
  const position = isPosition(key) ? Number(key.slice(1)) - 1 : -1
  const isInRange = position >= 0 && position < headers.length
  if (isInRange && columnKey(headers, position) === key) return position
  const named = headers.indexOf(key)
  if (named !== -1) return named
  const sameName = headers.findIndex((header) => isSameNamedColumn(header, key))
  if (sameName !== -1) return sameName
  return isInRange ? position : -1
}

function isPosition(text: string): boolean {
  return /^#[1-9]\d*$/.test(text)
}

/** The segments of a header for a member of a nested object: `image.formats.large.url`. Other headers have one. */
export function headerPath(header: string): string[] {
  return /^[^\s.]+(?:\.[^\s.]+)+$/.test(header) ? header.split('.') : [header]
}

/** The last segment of a header, without the path that it is nested in. */
export function ownName(header: string): string {
  return headerPath(header).at(-1) ?? header
}
