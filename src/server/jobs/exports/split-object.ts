import { skipJsonSpace, skipJsonValue, skipKey } from '#contract/lists/json/skip-json-value.ts'

/**
 * Splits a JSON object into its members, each with the exact text of its value: `JSON.parse` would not preserve `1.0` or
 * `12345678901234567890`. `text` is valid JSON; of repeated keys the last one counts.
 */
export function splitObject(text: string): Map<string, string> {
  const members = new Map<string, string>()
  let at = skipJsonSpace(text, text.indexOf('{') + 1)
  while (text[at] === '"') {
    const key = JSON.parse(text.slice(at, skipJsonValue(text, at)))
    const start = skipKey(text, at)
    const end = skipJsonValue(text, start)
    members.set(key, text.slice(start, end))
    // Skips the comma, or the closing brace at the end.
    at = skipJsonSpace(text, skipJsonSpace(text, end) + 1)
  }
  return members
}
