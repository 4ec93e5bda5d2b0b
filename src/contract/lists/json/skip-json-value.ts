const quote = 0x22
const comma = 0x2c
const colonSign = 0x3a
const backslash = 0x5c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
const isDigit = (code: number) => code >= 0x30 && code <= 0x39
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

// Real lists are not nested this deep; PostgreSQL, which stores the rows, and other readers fail somewhere beyond it.
const maxDepth = 500

/** The next position that is not white space, or the text's length. */
export function skipJsonSpace(text: string, at: number): number {
  let next = at
  while (next < text.length && isSpace(text.charCodeAt(next))) next += 1
  return next
}

/**
 * The position after the JSON value that begins at `at`, exactly where JSON.parse would end it (at most 500 levels deep), or
 * `~place` (negative) of the invalid character. Behaves the same in every browser and uses no memory, however large the value is.
 */
export function skipJsonValue(text: string, at: number): number {
  const open: number[] = []
  let next = at
  for (;;) {
    const start = text.charCodeAt(next)
    if (start === openBrace || start === openBracket) {
      const inner = skipJsonSpace(text, next + 1)
      const close = start === openBrace ? closeBrace : closeBracket
      if (text.charCodeAt(inner) !== close) {
        if (open.push(close) > maxDepth) return ~next
        next = close === closeBrace ? skipKey(text, inner) : inner
        if (next < 0) return next
        continue
      }
      next = inner + 1
    } else {
      next = start === quote ? skipString(text, next) : skipScalar(text, next)
      if (next < 0) return next
    }
    // A value has ended: close what ends with it, continue after a comma.
    for (;;) {
      const close = open[open.length - 1]
      if (close === undefined) return next
      next = skipJsonSpace(text, next)
      const code = text.charCodeAt(next)
      if (code === close) {
        open.pop()
        next += 1
        continue
      }
      if (code !== comma) return ~next
      next = skipJsonSpace(text, next + 1)
      if (close === closeBrace) next = skipKey(text, next)
      if (next < 0) return next
      break
    }
  }
}

/** From a key to the position where its value begins. */
export function skipKey(text: string, at: number): number {
  if (text.charCodeAt(at) !== quote) return ~at
  const end = skipString(text, at)
  if (end < 0) return end
  const colon = skipJsonSpace(text, end)
  return text.charCodeAt(colon) === colonSign ? skipJsonSpace(text, colon + 1) : ~colon
}

function skipString(text: string, at: number): number {
  for (let next = at + 1; next < text.length; next += 1) {
    const code = text.charCodeAt(next)
    if (code === quote) return next + 1
    if (code < 0x20) return ~next
    if (code !== backslash) continue
    next += 1
    if (text[next] !== 'u') {
      if (next >= text.length || !'"\\/bfnrt'.includes(text[next]!)) return ~next
      continue
    }
    for (let digit = 0; digit < 4; digit += 1) {
      next += 1
      if (!/^[\da-f]$/i.test(text[next] ?? '')) return ~next
    }
  }
  return ~text.length
}

function skipScalar(text: string, at: number): number {
  // Most are integers.
  let next = at
  while (isDigit(text.charCodeAt(next))) next += 1
  if (next > at && text[at] !== '0' && !'.eE'.includes(text[next] ?? ' ')) return next
  scalar.lastIndex = at
  if (!scalar.test(text)) return ~at
  const end = scalar.lastIndex
  // `01`: JSON.parse stops at the second digit.
  return isDigit(text.charCodeAt(end)) ? ~end : end
}
