import { isRichText } from './rich-text.ts'

/** Objects nested deeper stay JSON. */
const mostDepth = 8

/** The values in a member of an object, each with the dotted path of its column. Arrays, texts and empty objects are values. */
export function* flatten(value: unknown, path: string, depth = 0): Generator<[path: string, value: unknown]> {
  if (!isObject(value) || depth === mostDepth || isRichText(value) || Object.keys(value).length === 0) {
    yield [path, value]
    return
  }
  for (const [key, member] of Object.entries(value)) yield* flatten(member, `${path}.${key}`, depth + 1)
}

/** The value of a column in an object: its own member of that name, or the one at that dotted path; undefined if there is none. */
export function valueAt(object: object, path: string): unknown {
  // Excludes inherited members such as `constructor`.
  if (Object.hasOwn(object, path)) return Reflect.get(object, path)
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
    const key = path.slice(0, dot)
    const inner: unknown = Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined
    const value = isObject(inner) ? valueAt(inner, path.slice(dot + 1)) : undefined
    if (value !== undefined) return value
  }
  return undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
