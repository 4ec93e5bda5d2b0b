import { moveTo, placeIn, readMore, refuseTooLong, type TextWindow } from '#contract/lists/text-window.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { createMemberCounter, type MemberCount } from './count-members.ts'
import { skipJsonSpace, skipJsonValue, skipKey } from './skip-json-value.ts'

/** Where the rows stand: in the array that opens at `offset`, as the values of the object that does, or one after the other from there on. */
export interface JsonPlace {
  style: 'array' | 'values' | 'lines'
  offset: number
  /** It stands in something else; what follows it there was checked. */
  isWrapped: boolean
}

type Scan<T> = Generator<null, T>

/**
 * Finds the rows: the members of an array, of the one in an object, or of that among several, at any depth, whose members hold the most addresses of
 * pictures; the values of an object with numbered keys; or one object a line. Yields null where it needs more
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
      return (yield* findInMember(window)) ?? { style: 'array', offset, isWrapped: false }
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

/**
 * A list may stand in the one member of an array that holds any pictures, as in dumps of databases. Only of a short array the members are
 * looked at. Null: the array is the list.
 */
function* findInMember(window: TextWindow): Scan<JsonPlace | null> {
  const counter = createMemberCounter()
  for (const end of itemsOf(window)) {
    if (end === null) {
      yield null
      continue
    }
    if (window.text[window.at] !== '{' || counter.isFull()) return null
    counter.add(window.text.slice(window.at, end), window.offset)
  }
  const inner = counter.inner()
  return inner === null ? null : { style: 'array', offset: inner, isWrapped: true }
}

// The first object of several is a row, whatever it holds; one that stands alone wraps its only array, or the one that is called
// `assets`, as exports of Contentful have it among others, or the list of the most pictures, or, with a text in it, is a list of one line.
function* findInObject(window: TextWindow): Scan<JsonPlace> {
  const { offset } = window
  const found: FoundList[] = []
  const { hasText } = yield* readObject(window, found, 0)
  const isAlone = (yield* passOver(window, window.at)) === undefined
  if (!isAlone) return { style: 'lines', offset, isWrapped: false }
  const arrays = found.filter(({ depth, style }) => depth === 0 && style === 'array')
  const assets = arrays.filter(({ key }) => key === 'assets')
  const ofPictures = mostOf(found, ({ pictures }) => pictures) ?? mostOf(found, ({ addresses }) => addresses)
  const [only] = arrays.length === 1 ? arrays : assets.length === 1 ? assets : []
  const best = only && (!ofPictures || only.pictures + only.addresses > 0) ? only : ofPictures
  if (best && best.inner !== null) return { style: 'array', offset: best.inner, isWrapped: true }
  if (best) return { style: best.style, offset: best.offset, isWrapped: true }
  if (arrays.length === 0 && hasText) return { style: 'lines', offset, isWrapped: false }
  throw shapeUnknown()
}

/** A list in an object, and what its first members hold. */
interface FoundList extends MemberCount {
  style: 'array' | 'values'
  offset: number
  key: string
  depth: number
  /** Where a list stands in its only member that holds any pictures. */
  inner: number | null
}

/** Of those that have any the one that has the most, of equal ones the first. */
function mostOf(found: FoundList[], count: (list: FoundList) => number): FoundList | undefined {
  const [most] = found.toSorted((one, other) => count(other) - count(one))
  return most && count(most) > 0 ? most : undefined
}

/** No list that is known nests its rows deeper. */
const mostDepth = 8

/** Moves past the object that opens at `at`, and gathers the lists in it. */
function* readObject(window: TextWindow, found: FoundList[], depth: number): Scan<{ hasText: boolean }> {
  const { offset } = window
  const counter = createMemberCounter()
  let isNumbered = true
  let hasText = false
  let next = yield* passOver(window, window.at + 1)
  while (next !== '}') {
    const valueStart = yield* findEnd(window, skipKey)
    const key = /^"([^"\\]*)"/.exec(window.text.slice(window.at, valueStart))?.[1] ?? ''
    moveTo(window, valueStart)
    const first = window.text[window.at]
    isNumbered &&= first === '{' && /^\d+$/.test(key)
    if (first === '"') hasText = true
    // What may be the list is as long as it likes: only its values are as long as rows may be.
    if (first === '[') yield* readArray(window, found, key, depth)
    else if (first === '{' && depth < mostDepth && !isNumbered) yield* readObject(window, found, depth + 1)
    else {
      const end = yield* findEnd(window, skipJsonValue)
      if (isNumbered) counter.add(window.text.slice(window.at, end), window.offset)
      moveTo(window, end)
    }
    next = yield* passOver(window, window.at)
    if (next === '}') break
    if (next !== ',') throw notJson(window, window.at)
    next = yield* passOver(window, window.at + 1)
    if (next === '}') throw notJson(window, window.at)
  }
  moveTo(window, window.at + 1)
  if (isNumbered && counter.count().members > 0)
    found.push({ style: 'values', offset, key: '', depth, inner: null, ...counter.count() })
  return { hasText }
}

function* readArray(window: TextWindow, found: FoundList[], key: string, depth: number): Scan<void> {
  const { offset } = window
  const counter = createMemberCounter()
  for (const end of itemsOf(window)) {
    if (end === null) yield null
    else counter.add(window.text.slice(window.at, end), window.offset)
  }
  found.push({ style: 'array', offset, key, depth, inner: counter.inner(), ...counter.count() })
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

/** The same of the object that opens at `at`: its values. */
export function* valuesOf(window: TextWindow): Generator<null | number, void> {
  let next = yield* passOver(window, window.at + 1)
  while (next !== '}') {
    moveTo(window, yield* findEnd(window, skipKey))
    const end = yield* findEnd(window, skipJsonValue)
    yield end
    next = yield* passOver(window, end)
    if (next === '}') break
    if (next !== ',') throw notJson(window, window.at)
    next = yield* passOver(window, window.at + 1)
    if (next === '}') throw notJson(window, window.at)
  }
  moveTo(window, window.at + 1)
}
