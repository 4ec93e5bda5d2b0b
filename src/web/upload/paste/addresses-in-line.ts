import { endsLikePicture } from '#contract/lists/ends-like-picture.ts'
import { isAddress } from './is-address.ts'

const separators = /[\s,;|]+/
const schemeAhead = /["'<]?https?:\/\//iy

/** The addresses of a line that contains nothing else, separated by spaces, commas, semicolons or bars; null if there is anything else. */
export function addressesInLine(line: string): string[] | null {
  const text = withoutMarks(line)
  if (isScheme(text, 0)) {
    const several = splitAtSchemes(text).map(withoutMarks)
    return several.every(isOneAddress) ? several : null
  }
  const parts = text
    .split(separators)
    .map(withoutMarks)
    .filter((part) => part !== '')
  if (parts.length > 1 && parts.every(isAddress)) return parts
  return isOneAddress(text) ? [text] : null
}

function splitAtSchemes(text: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { 0: separator, index } of text.matchAll(new RegExp(separators, 'g'))) {
    const next = index + separator.length
    if (!isScheme(text, next)) continue
    parts.push(text.slice(start, index))
    start = next
  }
  return [...parts, text.slice(start)]
}

function isScheme(text: string, at: number): boolean {
  schemeAhead.lastIndex = at
  return schemeAhead.test(text)
}

/** Spaces and commas can be part of an address, but what follows an image's file extension is another cell. */
function isOneAddress(text: string): boolean {
  if (!isAddress(text) || (/\s/.test(text) && !endsLikePicture(text))) return false
  const pieces = text.split(separators)
  return !pieces.slice(0, -1).some(endsLikePicture) && !pieces.slice(1).some((piece) => isScheme(piece, 0))
}

/** As lists are written in mails and in code: in quotation marks or angle brackets, with a trailing comma. */
function withoutMarks(whole: string): string {
  const text = whole.trim()
  let end = text.length
  while (end > 0 && ',;|'.includes(text[end - 1]!)) end -= 1
  return text
    .slice(0, end)
    .replace(/^"([^"]*)"$|^'([^']*)'$|^<([^<>]*)>$/, '$1$2$3')
    .trim()
}
