import { findJsonList, type JsonPlace, type ListFault, notJson, shapeUnknown } from './find-json-list.ts'
import { skipJsonSpace, skipJsonValue } from './skip-json-value.ts'

/** One row as it stands in the text: `[start, end)`. */
export interface JsonSlice {
  start: number
  end: number
}

/**
 * Yields the rows of a JSON list as places in its text, checking everything that it passes; the return value is the fault
 * that ended it, or null at the list's end. All rows are strings, or all are objects.
 */
export function* scanJsonList(text: string): Generator<JsonSlice, ListFault | null> {
  const place = findJsonList(text)
  if ('code' in place) return place
  const slices = place.style === 'array' ? slicesOfArray(text, place) : slicesOfLines(text, place)
  let kind = ''
  for (;;) {
    const step = slices.next()
    if (step.done) return step.value
    const first = text[step.value.start]!
    if ((first !== '"' && first !== '{') || (kind !== '' && first !== kind)) return shapeUnknown
    kind = first
    yield step.value
  }
}

function* slicesOfArray(text: string, place: JsonPlace): Generator<JsonSlice, ListFault | null> {
  let start = skipJsonSpace(text, place.at + 1)
  while (text[start] !== ']') {
    const end = skipJsonValue(text, start)
    if (end < 0) return notJson(text, ~end)
    yield { start, end }
    const next = skipJsonSpace(text, end)
    if (text[next] === ']') return faultAfter(text, next + 1)
    if (text[next] !== ',') return notJson(text, next)
    start = skipJsonSpace(text, next + 1)
    if (text[start] === ']') return notJson(text, start)
  }
  return faultAfter(text, start + 1)
}

// What follows an array inside an object was checked when the array was found.
function faultAfter(text: string, at: number): ListFault | null {
  const next = skipJsonSpace(text, at)
  const isOuter = skipJsonSpace(text, text.startsWith('\ufeff') ? 1 : 0)
  if (text[isOuter] !== '[' || next === text.length) return null
  return notJson(text, next)
}

function* slicesOfLines(text: string, place: JsonPlace): Generator<JsonSlice, ListFault | null> {
  let start = place.at
  while (start < text.length) {
    const end = skipJsonValue(text, start)
    if (end < 0) return notJson(text, ~end)
    yield { start, end }
    const next = skipJsonSpace(text, end)
    if (next < text.length && !/[\r\n]/.test(text.slice(end, next))) return notJson(text, next)
    start = next
  }
  return null
}
