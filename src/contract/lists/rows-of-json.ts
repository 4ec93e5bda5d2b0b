import type { ListFault } from './find-json-list.ts'
import { scanJsonList } from './scan-json-list.ts'

/** A row: the URL itself, or the object's cells. */
export type JsonRow = string | Record<string, unknown>

export interface JsonList {
  kind: 'urls' | 'objects'
  /** The objects' keys in order of appearance; one column `url` for a list of URLs. */
  headers: string[]
  rowCount: number
  /** Parses row by row, each time it is iterated. */
  rows: Iterable<JsonRow>
}

/** The one column of a list of URLs. */
export const urlListHeader = 'url'

const maxHeaders = 500

/** Reads the four shapes of JSON lists, or says why not: json_empty, not_json (with line and column), json_shape_unknown. */
export function readJsonList(text: string): JsonList | { refusal: ListFault } {
  const reading = collectJsonRows(text)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}

/** As `readJsonList`, but pauses after each row: yields the count so far, so that long lists can be read in turns. */
export function* collectJsonRows(text: string): Generator<number, JsonList | { refusal: ListFault }> {
  const slices = scanJsonList(text)
  const headers = new Set<string>()
  let kind: JsonList['kind'] = 'urls'
  let rowCount = 0
  for (;;) {
    const step = slices.next()
    if (step.done && step.value) return { refusal: step.value }
    if (step.done) break
    const { start, end } = step.value
    if (text[start] === '{') {
      kind = 'objects'
      collectHeaders(headers, JSON.parse(text.slice(start, end)))
    }
    rowCount += 1
    yield rowCount
  }
  if (kind === 'urls') headers.add(urlListHeader)
  return { kind, headers: [...headers], rowCount, rows: { [Symbol.iterator]: () => parseRows(text) } }
}

function collectHeaders(headers: Set<string>, row: object): void {
  for (const key of Object.keys(row)) if (headers.size < maxHeaders) headers.add(key)
}

function* parseRows(text: string): Generator<JsonRow> {
  for (const { start, end } of scanJsonList(text)) yield JSON.parse(text.slice(start, end))
}
