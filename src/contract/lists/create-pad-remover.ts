import { limits } from '#contract/limits.ts'
import type { Delimiter } from './choose-delimiter.ts'
import { closingQuote, isCellEnd } from './quotes.ts'

/**
 * Removes blanks between a delimiter and the quotation mark that opens a cell, from CSV text that arrives in chunks and begins with
 * a record; a parser would read the mark as text. What is undecided at the end of a chunk is returned with the next.
 */
export function createPadRemover(delimiter: Delimiter): (piece: string, isLast: boolean) => string {
  const cellEnds = `${delimiter ?? ''}\r\n`
  const next = new RegExp(`[${delimiter === '|' ? '\\|' : (delimiter ?? '')}\\r\\n]`, 'g')
  let held = ''
  let isInQuotes = false
  let isAtStart = true

  return (piece, isLast) => {
    const text = held + piece
    let out = ''
    let at = 0
    held = ''
    while (at < text.length) {
      if (isInQuotes) {
        const close = text.indexOf('"', at)
        const end = close === -1 ? text.length : close + 1
        if (close === text.length - 1 && !isLast) return hold(close)
        const isDoubled = text[end] === '"' && close !== -1
        out += text.slice(at, isDoubled ? end + 1 : end)
        at = isDoubled ? end + 1 : end
        isInQuotes = close === -1 || isDoubled
        continue
      }
      if (!isAtStart) {
        next.lastIndex = at
        const found = next.exec(text)
        const end = found ? found.index + 1 : text.length
        out += text.slice(at, end)
        isAtStart = found !== null
        at = end
        continue
      }
      let mark = at
      while (text[mark] === ' ') mark += 1
      if (mark === text.length && !isLast) return hold(at)
      const close = text[mark] === '"' && mark > at ? closingQuote(text, mark) : -1
      const isOpen = close === -1 || close === text.length - 1
      if (text[mark] === '"' && mark > at && isOpen && !isLast && text.length - at < limits.maxRowCharacters)
        return hold(at)
      const isPadded = close !== -1 && isCellEnd(text, close + 1, cellEnds)
      isInQuotes = text[mark] === '"' && (mark === at || isPadded)
      isAtStart = false
      if (!isPadded) out += text.slice(at, mark)
      if (isInQuotes) out += '"'
      at = isInQuotes ? mark + 1 : mark
    }
    return out

    function hold(from: number): string {
      out += text.slice(at, from)
      held = text.slice(from)
      return out
    }
  }
}
