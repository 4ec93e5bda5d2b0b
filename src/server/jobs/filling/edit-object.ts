import { skipJsonSpace, skipJsonValue, skipKey } from '#contract/lists/json/skip-json-value.ts'

/** A member of a JSON object, by positions in the text. */
export interface Member {
  key: string
  keyStart: number
  keyEnd: number
  valueStart: number
  valueEnd: number
}

/** Parses JSON text that can consist of units instead of characters. */
export type ParseKey = (json: string) => string

/** The members of the object that begins at `start`, in order, including duplicate keys. The text is valid JSON. */
export function membersOf(text: string, start: number, parseKey: ParseKey): Member[] {
  const members: Member[] = []
  let at = skipJsonSpace(text, start + 1)
  while (text[at] === '"') {
    const keyEnd = skipJsonValue(text, at)
    const valueStart = skipKey(text, at)
    const valueEnd = skipJsonValue(text, valueStart)
    members.push({ key: parseKey(text.slice(at, keyEnd)), keyStart: at, keyEnd, valueStart, valueEnd })
    // Past the comma, or past the closing brace to the end.
    at = skipJsonSpace(text, skipJsonSpace(text, valueEnd) + 1)
  }
  return members
}

/** The values of the array that begins at `start`, as `[start, end)`. */
export function itemsOf(text: string, start: number): Array<{ start: number; end: number }> {
  const items: Array<{ start: number; end: number }> = []
  let at = skipJsonSpace(text, start + 1)
  while (text[at] !== ']') {
    const end = skipJsonValue(text, at)
    items.push({ start: at, end })
    const next = skipJsonSpace(text, end)
    at = text[next] === ',' ? skipJsonSpace(text, next + 1) : next
  }
  return items
}

/** A replacement for a part of a text. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/**
 * Sets a member of an object: replaces its value (for duplicate keys the last, which counts), or adds a last member that is
 * spaced like the object's last one. `key` and `value` are JSON.
 */
export function setMember(
  text: string,
  start: number,
  members: readonly Member[],
  wanted: { key: string; keyJson: string; valueJson: string },
): TextEdit {
  const present = members.findLast(({ key }) => key === wanted.key)
  if (present) return { start: present.valueStart, end: present.valueEnd, text: wanted.valueJson }
  const last = members.at(-1)
  if (!last) return { start: start + 1, end: start + 1, text: `${wanted.keyJson}: ${wanted.valueJson}` }
  const before = members.at(-2)
  const colon = text.slice(last.keyEnd, last.valueStart)
  // The text between the brace or comma and the key.
  const lead = text.slice(before ? text.indexOf(',', before.valueEnd) + 1 : start + 1, last.keyStart)
  const space = !before && lead === '' && /\s$/.test(colon) ? ' ' : lead
  return {
    start: last.valueEnd,
    end: last.valueEnd,
    text: `,${space}${wanted.keyJson}${colon}${wanted.valueJson}`,
  }
}

/** Edits must be in order of position. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let out = ''
  let copied = 0
  for (const edit of edits) {
    out += text.slice(copied, edit.start) + edit.text
    copied = edit.end
  }
  return out + text.slice(copied)
}
