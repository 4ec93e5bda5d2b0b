/** So many braces are tried as the beginning of an object: words around JSON hold few. */
const mostBeginnings = 20

/**
 * The pieces of a text that may be JSON objects, from `{` to the `}` that closes it, the last one first: models think aloud
 * before their answer. None lies inside another one that is closed.
 */
export function findObjects(text: string): string[] {
  const found: string[] = []
  let begin = text.indexOf('{')
  for (let tried = 0; begin !== -1 && tried < mostBeginnings; tried += 1) {
    const end = findEnd(text, begin)
    if (end !== -1) found.unshift(text.slice(begin, end))
    begin = text.indexOf('{', end === -1 ? begin + 1 : end)
  }
  return found
}

/** Behind the brace that closes the one at `begin`, those in strings not counted; -1 when there is none. */
function findEnd(text: string, begin: number): number {
  let depth = 0
  let isInString = false
  for (let at = begin; at < text.length; at += 1) {
    const sign = text[at]
    if (isInString) {
      if (sign === '\\') at += 1
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = true
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return -1
}
