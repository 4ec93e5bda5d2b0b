import { skipJsonSpace, skipJsonValue, skipKey } from '#contract/lists/json/skip-json-value.ts'

/**
 * The members of a JSON object, each with the very text of its value: what `JSON.parse` would make of `1.0` or
 * `12345678901234567890` is not what was written. `text` is valid JSON; of equal keys the last one counts.
 */
export function splitObject(text: string): Map<string, string> {
  const members = new Map<string, string>()
  let at = skipJsonSpace(text, text.indexOf('{') + 1)
  while (text[at] === '"') {
    const key = JSON.parse(text.slice(at, skipJsonValue(text, at)))
    const start = skipKey(text, at)
    const end = skipJsonValue(text, start)
    members.set(key, text.slice(start, end))
    // Past the comma, or past the closing brace to nothing.
    at = skipJsonSpace(text, skipJsonSpace(text, end) + 1)
  }
  return members
}
