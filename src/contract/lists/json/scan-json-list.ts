import { moveTo, readMore, type TextWindow } from '#contract/lists/text-window.ts'
import {
  findEnd,
  itemsOf,
  type JsonPlace,
  notJson,
  passOver,
  shapeUnknown,
  valuesOf,
} from './find-json-list.ts'
import { skipJsonValue } from './skip-json-value.ts'

/** A row as it was written. */
export interface JsonSlice {
  text: string
  /** The line, from 1, on which it begins. */
  line: number
}

/**
 * Yields the rows of a JSON list as they were written, validating everything it passes, and null when it needs more text.
 * All rows are strings, or all are objects. Refuses not_json, json_shape_unknown and row_too_large.
 */
export function* scanJsonList(window: TextWindow, place: JsonPlace): Generator<JsonSlice | null, void> {
  yield* skipTo(window, place.offset)
  let kind = ''
  for (const end of readers[place.style](window)) {
    if (end === null) {
      yield null
      continue
    }
    const first = window.text[window.at]!
    if ((first !== '"' && first !== '{') || (kind !== '' && first !== kind)) throw shapeUnknown()
    kind = first
    yield { text: window.text.slice(window.at, end), line: window.line }
  }
  if (place.style === 'lines' || place.isWrapped) return
  if ((yield* passOver(window, window.at)) !== undefined) throw notJson(window, window.at)
}

const readers = { array: itemsOf, values: valuesOf, lines: linesOf }

function* skipTo(window: TextWindow, offset: number): Generator<null, void> {
  for (;;) {
    moveTo(window, Math.min(window.text.length, window.at + offset - window.offset))
    if (window.offset === offset && window.at < window.text.length) return
    yield* readMore(window)
  }
}

function* linesOf(window: TextWindow): Generator<null | number, void> {
  while (window.at < window.text.length) {
    const end = yield* findEnd(window, skipJsonValue)
    yield end
    moveTo(window, end)
    const { line } = window
    const next = yield* passOver(window, end)
    if (next !== undefined && window.line === line) throw notJson(window, window.at)
  }
}
