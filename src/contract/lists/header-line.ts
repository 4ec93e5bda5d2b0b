/** The header record in the text: `[start, end)`, where the rows begin, and on which line (from 1) they do. */
export interface HeaderLine {
  start: number
  end: number
  /** What ends it; empty at the text's end. */
  lineBreak: string
  next: number
  nextLine: number
}

const byteOrderMark = '\ufeff'
// Which delimiter the list has is not known yet: a quotation mark after any of them opens a cell.
const opensCell = ',;\t|\n\r'

/**
 * The first line that is not blank, a quoted cell's line breaks belonging to it.
 * Null when there is none, or its end is not in the text; `isWhole` says that the text's end ends it too.
 */
export function findHeaderLine(text: string, isWhole: boolean): HeaderLine | null {
  let start = text.startsWith(byteOrderMark) ? 1 : 0
  let line = 1
  for (;;) {
    const end = endOfRecord(text, start)
    if (end === null || (end === text.length && !isWhole)) return null
    const next = afterBreak(text, end)
    // A chunk that ends between CR and LF does not tell yet where the rows begin.
    if (!isWhole && text[end] === '\r' && next === text.length) return null
    line += countBreaks(text.slice(start, next))
    if (text.slice(start, end).trim() !== '')
      return { start, end, lineBreak: text.slice(end, next), next, nextLine: line }
    if (next >= text.length) return null
    start = next
  }
}

/** The line (from 1) of a quotation mark in the header that nothing in the text closes, or null. */
export function findUnclosedHeaderQuote(text: string): number | null {
  if (text.trim() === '' || findHeaderLine(text, true)) return null
  let record = text.length - text.trimStart().length
  // The mark stands in the first record that is not blank, which reaches to the text's end.
  for (let at = text.indexOf('"', record); at !== -1; at = text.indexOf('"', record)) {
    const close = closingQuote(text, at)
    const isOpening = at === 0 || opensCell.includes(text[at - 1]!)
    if (isOpening && close === -1) return countBreaks(text.slice(0, at)) + 1
    record = isOpening ? close + 1 : at + 1
  }
  return null
}

/** Null when a quotation mark is opened in the record and never closed. */
function endOfRecord(text: string, start: number): number | null {
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]!
    if (character === '\n' || character === '\r') return at
    if (character !== '"' || (at > start && !opensCell.includes(text[at - 1]!))) continue
    const close = closingQuote(text, at)
    if (close === -1) return null
    at = close
  }
  return text.length
}

/** The first quotation mark after `open` that is not doubled, or -1. */
export function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

function afterBreak(text: string, at: number): number {
  if (at >= text.length) return text.length
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1
}

function countBreaks(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0
}
