import { limits } from '#contract/limits.ts'
import { rowTooLarge } from '#contract/lists/text-window.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { findJsonList, type JsonPlace } from './find-json-list.ts'
import { flatten } from './flatten.ts'
import { scanInPieces } from './scan-in-pieces.ts'
import { type JsonSlice, scanJsonList } from './scan-json-list.ts'
import { scanNdjson } from './scan-ndjson.ts'

/** A row: the URL itself, or the object's cells. */
export type JsonRow = string | Record<string, unknown>

export interface JsonList {
  kind: 'urls' | 'objects'
  /** The objects' keys in order of appearance, nested ones dotted; a single column `url` for a list of URLs. */
  headers: string[]
  rowCount: number
  /** The rows' source text in batches; each call starts over. `JSON.parse` turns it into `JsonRow`s. */
  rows(): AsyncIterable<JsonSlice[]>
}

/** The only column of a list of URLs. */
export const urlListHeader = 'url'

/**
 * Reads a JSON list of any of the four shapes to its end to validate it, holding no more than one row in memory. `read` returns the
 * text from its beginning, in chunks. Refuses json_empty, not_json, json_shape_unknown, too_many_rows, too_many_columns and
 * row_too_large.
 */
export async function readJsonList(
  read: () => AsyncIterable<string>,
  listLimits: { maxRows: number },
): Promise<JsonList> {
  const place = await findPlace(read())
  return await readRows(() => scanInPieces((window) => scanJsonList(window, place), read()), listLimits)
}

/** As `readJsonList`, for one object per line; raises `scanNdjson`'s refusals instead of not_json and json_shape_unknown. */
export async function readNdjson(
  read: () => AsyncIterable<string>,
  listLimits: { maxRows: number },
): Promise<JsonList> {
  return await readRows(() => scanInPieces(scanNdjson, read()), listLimits)
}

async function readRows(rows: JsonList['rows'], { maxRows }: { maxRows: number }): Promise<JsonList> {
  const headers = createHeaders()
  let kind: JsonList['kind'] = 'urls'
  let rowCount = 0
  for await (const slices of rows()) {
    rowCount += slices.length
    if (rowCount > maxRows) throw new UnreadableList('too_many_rows', { maxRows })
    for (const slice of slices) {
      if (!slice.text.startsWith('{')) break
      kind = 'objects'
      headers.add(slice)
    }
  }
  return { kind, headers: kind === 'urls' ? [urlListHeader] : headers.all(), rowCount, rows }
}

async function findPlace(text: AsyncIterable<string>): Promise<JsonPlace> {
  const finding = scanInPieces(findJsonList, text)
  for (;;) {
    const step = await finding.next()
    if (step.done) return step.value
  }
}

/**
 * The keys of objects in order of appearance, nested ones dotted: `image.url`. A key that holds an object in some rows and nothing
 * in the others is not a column itself. If that would exceed the maximum number of columns, objects are not split up.
 */
function createHeaders() {
  const keys = new Set<string>()
  const paths = new Map<string, { isNothing: boolean }>()
  let isFlat = true
  let characters = 0

  function addPath(path: string, isNothing: boolean): void {
    const known = paths.get(path)
    if (known) known.isNothing &&= isNothing
    else paths.set(path, { isNothing })
    isFlat = paths.size <= 2 * limits.maxColumns
  }

  return {
    add({ text, line }: JsonSlice): void {
      const row: Record<string, unknown> = JSON.parse(text)
      for (const key of Object.keys(row)) {
        if (isFlat) for (const [path, value] of flatten(row[key], key)) addPath(path, isNothing(value))
        if (keys.has(key)) continue
        keys.add(key)
        characters += key.length
        if (keys.size > limits.maxColumns)
          throw new UnreadableList('too_many_columns', { maxColumns: limits.maxColumns })
        // All keys together correspond to the header of a CSV.
        if (characters > limits.maxRowCharacters) throw rowTooLarge(line)
      }
    },
    all(): string[] {
      if (!isFlat) return [...keys]
      const parents = new Set([...paths.keys()].flatMap(parentsOf))
      const flat = [...paths].flatMap(([path, { isNothing }]) =>
        isNothing && parents.has(path) ? [] : [path],
      )
      return flat.length > limits.maxColumns ? [...keys] : flat
    },
  }
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
}

function parentsOf(path: string): string[] {
  const parents: string[] = []
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1))
    parents.push(path.slice(0, dot))
  return parents
}
