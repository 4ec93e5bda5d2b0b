import Papa from 'papaparse'
import { limits } from '#contract/limits.ts'
import type { Delimiter } from '#contract/lists/choose-delimiter.ts'
import { createPadRemover } from '#contract/lists/create-pad-remover.ts'
import { rowTooLarge } from '#contract/lists/text-window.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'

/** A quoted cell longer than this has no closing quotation mark; a shorter one may merely be too long. */
const longestQuoted = 8 * limits.maxRowCharacters

/** A record with the line of the file on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/**
 * Parses CSV that arrives in chunks; records can span chunks. `delimiter` null: the file has one column.
 * `firstLine` is the line on which the first chunk begins. `isPadded`: blanks precede quotation marks.
 * Refuses unclosed_quotes and row_too_large.
 */
export function createCsvParser(delimiter: Delimiter, firstLine = 1, isPadded = false) {
  const unpad = isPadded ? createPadRemover(delimiter) : (piece: string) => piece
  // A separator that never occurs in text turns every line into one cell.
  const parser = new Papa.Parser({ delimiter: delimiter ?? Papa.UNIT_SEP, newline: '\n' })
  let rest = ''
  let line = firstLine
  let endsWithCr = false
  let wanted = 0

  function parse(text: string, isLast: boolean): CsvRecord[] {
    rest += unpad(text, isLast)
    // Re-parsing a long record with each chunk would take quadratic time.
    if (rest.length < wanted && !isLast) return []
    const whole = rest
    const result = parser.parse(whole, 0, !isLast) as Papa.ParseResult<string[]>
    const end = isLast ? whole.length : result.meta.cursor
    rest = whole.slice(end)
    wanted = result.data.length === 0 ? 2 * rest.length : 0
    if (result.errors.some(isMissingQuotes)) throw unclosed(result.data, isLast)
    const isLong = whole.length > limits.maxRowCharacters
    const records = result.data.map((cells) => {
      if (isLong && lengthOf(cells) > limits.maxRowCharacters) throw rowTooLarge(line)
      const record = { line, cells }
      line += 1 + newlinesIn(cells)
      return record
    })
    if (rest.length > limits.maxRowCharacters) refuseUnlessQuoted()
    return records
  }

  function refuseUnlessQuoted(): void {
    const { errors } = parser.parse(rest, 0, false) as Papa.ParseResult<string[]>
    if (!errors.some(isMissingQuotes)) throw rowTooLarge(line)
    if (rest.length > longestQuoted) throw unclosed([], false)
  }

  function unclosed(records: string[][], isLast: boolean): UnreadableList {
    return new UnreadableList('unclosed_quotes', { line: line + lastLineOffset(records, isLast) })
  }

  return {
    push(piece: string): CsvRecord[] {
      // \r\n split between two chunks is still one line break.
      const text = (endsWithCr ? '\r' : '') + piece
      endsWithCr = text.endsWith('\r')
      return parse((endsWithCr ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n'), false)
    },
    end(): CsvRecord[] {
      return parse(endsWithCr ? '\n' : '', true).filter(
        (record, i, all) => i < all.length - 1 || !isBlank(record),
      )
    },
  }
}

function isMissingQuotes({ code }: Papa.ParseError): boolean {
  return code === 'MissingQuotes'
}

function lengthOf(cells: string[]): number {
  return cells.reduce((length, cell) => length + cell.length + 1, -1)
}

/** An empty line, as at the end of most files. */
export function isBlank(record: CsvRecord): boolean {
  return record.cells.length === 1 && record.cells[0] === ''
}

/** How many lines the complete records before an unclosed quotation mark span. */
function lastLineOffset(records: string[][], isLast: boolean): number {
  // Only at the end of the file is the broken record one of the records.
  const good = isLast ? records.slice(0, -1) : records
  return good.reduce((lines, cells) => lines + 1 + newlinesIn(cells), 0)
}

function newlinesIn(cells: string[]): number {
  let newlines = 0
  for (const cell of cells)
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) newlines += 1
  return newlines
}
