import { moveTo, placeIn, readMore, refuseTooLong, type TextWindow } from '#contract/lists/text-window.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { skipJsonSpace, skipJsonValue, skipKey } from './skip-json-value.ts'

/** Where the rows stand: between the brackets of the array that opens at `offset`, or one after the other from there on. */
export interface JsonPlace {
  style: 'array' | 'lines'
  offset: number
  /** The array stands in an object; what follows it there was checked. */
  isWrapped: boolean
}

type Scan<T> = Generator<null, T>

/**
 * Finds the rows of the four shapes: array, object with one array inside, one object a line. Yields null where it needs more
 * text. Refuses json_empty, not_json, json_shape_unknown, and row_too_large where a key or value is longer than a row may be.
 */
export function* findJsonList(window: TextWindow): Scan<JsonPlace> {
  yield* skipSpace(window)
  if (window.text[window.at] === '\ufeff') {
    moveTo(window, window.at + 1)
    yield* skipSpace(window)
  }
  const { offset } = window
  switch (window.text[window.at]) {
    case undefined:
      throw new UnreadableList('json_empty')
    case '[':
      return { style: 'array', offset, isWrapped: false }
    case '{':
      return yield* findInObject(window)
    default:
      yield* findEnd(window, skipJsonValue)
      throw shapeUnknown()
  }
}

/** Moves past white space, however much there is. */
export function* skipSpace(window: TextWindow): Scan<void> {
  for (;;) {
    moveTo(window, skipJsonSpace(window.text, window.at))
    if (window.at < window.text.length || window.isWhole) return
    yield* readMore(window)
  }
}

/** The end, in the text at hand by then, of what `skip` passes over from `at` on. Refuses not_json and row_too_large. */
export function* findEnd(window: TextWindow, skip: typeof skipJsonValue): Scan<number> {
  for (;;) {
    const end = skip(window.text, window.at)
    const reached = end < 0 ? ~end : end
    // `fals` may become `false`, and `1e` `1e5`.
    const mayGoOn = reached + 'false'.length > window.text.length
    if (window.isWhole || !mayGoOn) {
      refuseTooLong(window, reached)
      if (end < 0) throw notJson(window, reached)
      return end
    }
    yield* readMore(window)
  }
}

export function shapeUnknown(): UnreadableList {
  return new UnreadableList('json_shape_unknown')
}

export function notJson(window: TextWindow, at: number): UnreadableList {
  return new UnreadableList('not_json', placeIn(window, at))
}

/** Moves past what stands at `at` and white space, and answers what follows. */
export function* passOver(window: TextWindow, end: number): Scan<string | undefined> {
  moveTo(window, end)
  yield* skipSpace(window)
  return window.text[window.at]
}

// The first object of several is a row, whatever it holds; one that stands alone wraps its only array, or the one that is called
// `assets`, as exports of Contentful have it among others, or, without any array and with a text in it, is a list of one line.
function* findInObject(window: TextWindow): Scan<JsonPlace> {
  const { offset } = window
  const arrays: Array<{ offset: number; isOfAssets: boolean }> = []
  let hasText = false
  let next = yield* passOver(window, window.at + 1)
  while (next !== '}') {
    const valueStart = yield* findEnd(window, skipKey)
    const isOfAssets = window.text.startsWith('"assets"', window.at)
    moveTo(window, valueStart)
    const first = window.text[window.at]
    if (first === '[') arrays.push({ offset: window.offset, isOfAssets })
    if (first === '"') hasText = true
    // An array may be the list: only its values are as long as rows may be.
    if (first === '[') yield* passItems(window)
    else moveTo(window, yield* findEnd(window, skipJsonValue))
    next = yield* passOver(window, window.at)
    if (next === '}') break
    if (next !== ',') throw notJson(window, window.at)
    next = yield* passOver(window, window.at + 1)
    if (next === '}') throw notJson(window, window.at)
  }
  const isAlone = (yield* passOver(window, window.at + 1)) === undefined
  if (!isAlone) return { style: 'lines', offset, isWrapped: false }
  const assets = arrays.filter(({ isOfAssets }) => isOfAssets)
  const [only] = arrays.length === 1 ? arrays : assets
  if (only && (arrays.length === 1 || assets.length === 1))
    return { style: 'array', offset: only.offset, isWrapped: true }
  if (arrays.length === 0 && hasText) return { style: 'lines', offset, isWrapped: false }
  throw shapeUnknown()
}

function* passItems(window: TextWindow): Scan<void> {
  for (const step of itemsOf(window)) if (step === null) yield null
}

/** Yields the end of each value of the array that opens at `at`, which is then the value's place, and moves past the array. */
export function* itemsOf(window: TextWindow): Generator<null | number, void> {
  let next = yield* passOver(window, window.at + 1)
  while (next !== ']') {
    const end = yield* findEnd(window, skipJsonValue)
    yield end
    next = yield* passOver(window, end)
    if (next === ']') break
    if (next !== ',') throw notJson(window, window.at)
    next = yield* passOver(window, window.at + 1)
    if (next === ']') throw notJson(window, window.at)
  }
  moveTo(window, window.at + 1)
}
