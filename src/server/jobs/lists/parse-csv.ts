import Papa from 'papaparse'
import { limits } from '#contract/limits.ts'
import type { Delimiter } from '#contract/lists/choose-delimiter.ts'
import { countBreaks } from '#contract/lists/count-breaks.ts'
import { createPadRemover } from '#contract/lists/create-pad-remover.ts'
import { rowTooLarge } from '#contract/lists/text-window.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import type { LineBreak } from './create-line-break-counter.ts'
import { createCrGuard } from './guard-cr.ts'

export interface CsvRecord {
  cells: string[]
  line: number
}

export interface CsvForm {
  delimiter: Delimiter
  /** Blanks stand between the delimiter and quotation marks. */
  isPadded?: boolean
  /** Null: lines end in more than one way. */
  lineBreak: LineBreak | null
  columnCount: number
  /** The line of the file on which the text begins. */
  firstLine: number
}

// No text that is parsed holds a NUL, so nothing is split by it: a one-column list may have commas in its URLs.
const noDelimiter = '\0'
// A quoted cell that has not ended after this much text has a quotation mark that nobody closed; one that ends before is too long.
const maxQuotedCharacters = 8 * limits.maxRowCharacters

/**
 * Parses CSV text that comes in pieces into records, blank lines left out, and holds no more of it than the record under
 * way. Refuses unclosed_quotes with the line where the quotation mark stands, and row_too_large.
 */
export async function* parseCsv(texts: AsyncIterable<string>, form: CsvForm): AsyncGenerator<CsvRecord[]> {
  const newline = form.lineBreak ?? '\n'
  const parser = new Papa.Parser({ delimiter: form.delimiter ?? noDelimiter, newline })
  const guard = createCrGuard(form.lineBreak === null)
  let text = ''
  let line = form.firstLine
  let wanted = 0

  function take(isLast: boolean): CsvRecord[] {
    // The types call this `any`; the shape is that of every parse result, its records arrays of cells.
    const parsed: Papa.ParseResult<string[]> = parser.parse(guard.hide(text), 0, !isLast)
    const hasQuotes = text.includes('"')
    const missing = parsed.errors.find((error) => error.code === 'MissingQuotes')
    if (missing) throw unclosed(line + countBreaks(text.slice(0, missing.index)))
    const begin = line
    const records: CsvRecord[] = []
    const isLong = text.length > limits.maxRowCharacters
    const faulty = new Map(parsed.errors.map((error) => [error.row, error]))
    for (const [index, raw] of parsed.data.entries()) {
      const cells = guard.restore(raw)
      if (isLong && lengthOf(cells) > limits.maxRowCharacters) throw rowTooLarge(line)
      const breaks = hasQuotes ? breaksInside(cells) : 0
      const fault = faulty.get(index)
      // A quotation mark that should have closed its cell has swallowed what follows, up to the next one that fits.
      if (fault && (breaks > 0 || cells.length !== form.columnCount))
        throw unclosed(begin + countBreaks(text.slice(0, fault.index)))
      if (cells.length > 1 || cells[0]!.trim() !== '') records.push({ cells, line })
      line += 1 + breaks
    }
    text = text.slice(parsed.meta.cursor)
    // Parsing a long record anew with each piece would take a time that grows with its square.
    wanted = parsed.data.length === 0 ? text.length * 2 : 0
    return records
  }

  const unpad = form.isPadded ? createPadRemover(form.delimiter) : (piece: string) => piece
  for await (const piece of texts) {
    text += unpad(piece, false)
    if (text.length < wanted) continue
    const records = take(false)
    if (records.length > 0) yield records
    if (text.length > limits.maxRowCharacters) refuseUnlessQuoted()
  }
  text += unpad('', true)
  yield take(true)

  function refuseUnlessQuoted(): void {
    const parsed: Papa.ParseResult<string[]> = parser.parse(guard.hide(text), 0, false)
    const missing = parsed.errors.find((error) => error.code === 'MissingQuotes')
    if (!missing) throw rowTooLarge(line)
    if (text.length > maxQuotedCharacters) throw unclosed(line + countBreaks(text.slice(0, missing.index)))
  }
}

function unclosed(line: number): UnreadableList {
  return new UnreadableList('unclosed_quotes', { line })
}

function lengthOf(cells: string[]): number {
  return cells.reduce((length, cell) => length + cell.length + 1, -1)
}

function breaksInside(cells: string[]): number {
  let breaks = 0
  for (const cell of cells) if (cell.includes('\n') || cell.includes('\r')) breaks += countBreaks(cell)
  return breaks
}
