import type { ListKind } from '#server/jobs/lists/list.ts'
import { splitObject } from './split-object.ts'

type ReadCells = (source: string) => string[]
type WriteJson = (source: string) => string

/** How a download writes the original row of an image; `source` is as in `ListRow`, `columns` are the list's. */
interface SourceForm {
  /** As cells: one for each column, in order. */
  readCells: (columns: readonly string[]) => ReadCells
  /** As JSON. */
  writeJson: (columns: readonly string[]) => WriteJson
}

const asItIs = (): WriteJson => (source) => source

export const sourceForms: Record<ListKind, SourceForm> = {
  csv: {
    readCells: (columns) => (source) => fitCells(JSON.parse(source), columns.length),
    writeJson: writeCells,
  },
  'json-urls': { readCells: () => (source) => [cellOfValue(source.trim())], writeJson: asItIs },
  'json-objects': { readCells: readMembers, writeJson: asItIs },
}

function fitCells(cells: string[], width: number): string[] {
  if (cells.length === width) return cells
  return Array.from({ length: width }, (_, index) => cells[index] ?? '')
}

/**
 * An object from header to cell or, if headers are empty or repeated, the array of cells: an object would lose some. Missing cells at the
 * end are empty.
 */
function writeCells(columns: readonly string[]): WriteJson {
  const isNamed = columns.every(Boolean) && new Set(columns).size === columns.length
  if (!isNamed) return (source) => JSON.stringify(fitCells(JSON.parse(source), columns.length))
  const keys = columns.map((column) => JSON.stringify(column))
  return (source) => {
    const cells: string[] = JSON.parse(source)
    // As text: a JavaScript object would move headers that look like numbers to the front.
    return `{${keys.map((key, index) => `${key}:${JSON.stringify(cells[index] ?? '')}`).join(',')}}`
  }
}

function readMembers(columns: readonly string[]): ReadCells {
  return (source) => {
    const members = splitObject(source)
    return columns.map((column) => cellOfValue(valueAt(members, column)))
  }
}

/** The text of the value that a column names, which can be a dotted path in nested objects; empty if there is none. */
function valueAt(members: ReadonlyMap<string, string>, column: string): string {
  const own = members.get(column)
  if (own !== undefined) return own
  for (let dot = column.indexOf('.'); dot !== -1; dot = column.indexOf('.', dot + 1)) {
    const inner = members.get(column.slice(0, dot))
    const value = inner?.startsWith('{') ? valueAt(splitObject(inner), column.slice(dot + 1)) : ''
    if (value !== '') return value
  }
  return ''
}

/** A string is the cell's text, anything else (numbers, nested values) stays as written, null is empty. */
function cellOfValue(value: string): string {
  if (value.startsWith('"')) return JSON.parse(value)
  return value === 'null' ? '' : value
}
