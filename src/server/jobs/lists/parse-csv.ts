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
  /** Whether blanks separate the delimiter from quotation marks. */
  isPadded?: boolean
  /** Null if line breaks are mixed. */
  lineBreak: LineBreak | null
  columnCount: number
  /** The line of the file on which the text begins. */
  firstLine: number
}

// Parsed text contains no NUL, so it splits nothing: in a list with one column, URLs can contain commas.
const noDelimiter = '\0'
// A quoted cell that is still open after this much text was never closed; one that ends before is merely too long.
const maxQuotedCharacters = 8 * limits.maxRowCharacters

/**
 * Parses CSV text that arrives in chunks into records, without blank lines, buffering no more than the current record. Refuses
 * unclosed_quotes with the line of the quotation mark, and row_too_large.
 */
export async function* parseCsv(texts: AsyncIterable<string>, form: CsvForm): AsyncGenerator<CsvRecord[]> {
  const newline = form.lineBreak ?? '\n'
  const parser = new Papa.Parser({ delimiter: form.delimiter ?? noDelimiter, newline })
  const guard = createCrGuard(form.lineBreak === null)
  let text = ''
  let line = form.firstLine
  let wanted = 0

  function take(isLast: boolean): CsvRecord[] {
    // The types say `any`; every parse result has this shape, with arrays of cells as records.
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
      // A quotation mark that should have closed its cell has swallowed the text up to the next matching one.
      if (fault && (breaks > 0 || cells.length !== form.columnCount))
        throw unclosed(begin + countBreaks(text.slice(0, fault.index)))
      if (cells.length > 1 || cells[0]!.trim() !== '') records.push({ cells, line })
      line += 1 + breaks
    }
    text = text.slice(parsed.meta.cursor)
    // Re-parsing a long record with each chunk would take quadratic time.
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
