import { refusalOf } from '#contract/refusal-of.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { lineAndColumn } from './line-and-column.ts'
import { skipJsonSpace, skipJsonValue, skipKey } from './skip-json-value.ts'

/** Why a list can't be read: a refusal's code and the values of its sentence. */
export type ListFault = RefusalOf<'json_empty' | 'not_json' | 'json_shape_unknown'>

/** Where the rows stand: between the brackets of the array that opens at `at`, or one after the other from `at` on. */
export interface JsonPlace {
  style: 'array' | 'lines'
  at: number
}

/** Finds the rows of the four shapes: array, object with one array inside, one object a line. */
export function findJsonList(text: string): JsonPlace | ListFault {
  const at = skipJsonSpace(text, text.startsWith('\ufeff') ? 1 : 0)
  if (at === text.length) return refusalOf('json_empty')
  if (text[at] === '[') return { style: 'array', at }
  if (text[at] === '{') return findInObject(text, at)
  const end = skipJsonValue(text, at)
  return end < 0 ? notJson(text, ~end) : shapeUnknown
}

export const shapeUnknown: ListFault = refusalOf('json_shape_unknown')

export function notJson(text: string, place: number): ListFault {
  return refusalOf('not_json', lineAndColumn(text, place))
}

// The first object of several is a row, whatever it holds; one that stands alone wraps its only array, or, without any
// array and with a text in it, is a list of one line.
function findInObject(text: string, at: number): JsonPlace | ListFault {
  const arrays: number[] = []
  let hasText = false
  let next = skipJsonSpace(text, at + 1)
  while (text[next] !== '}') {
    const value = skipKey(text, next)
    if (value < 0) return notJson(text, ~value)
    if (text[value] === '[') arrays.push(value)
    if (text[value] === '"') hasText = true
    const end = skipJsonValue(text, value)
    if (end < 0) return notJson(text, ~end)
    next = skipJsonSpace(text, end)
    if (text[next] === '}') break
    if (text[next] !== ',') return notJson(text, next)
    next = skipJsonSpace(text, next + 1)
    if (text[next] === '}') return notJson(text, next)
  }
  if (skipJsonSpace(text, next + 1) < text.length) return { style: 'lines', at }
  if (arrays.length === 1) return { style: 'array', at: arrays[0]! }
  return arrays.length === 0 && hasText ? { style: 'lines', at } : shapeUnknown
}
