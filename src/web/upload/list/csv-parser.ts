import Papa from 'papaparse'
import { UnreadableList } from './list.ts'

/** A single record longer than this is a quotation mark that nobody closed. */
const longestRecord = 8_000_000

/** A record with the line of the file it begins in. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/**
 * Parses CSV that comes in pieces; records may cross their borders. `delimiter` null: the file has one column.
 * `firstLine` is the line on which the first piece begins.
 * Throws `UnreadableList` for a quotation mark that is not closed.
 */
export function createCsvParser(delimiter: string | null, firstLine = 1) {
  // A separator that no text holds makes every line one cell.
  const parser = new Papa.Parser({ delimiter: delimiter ?? Papa.UNIT_SEP, newline: '\n' })
  let rest = ''
  let line = firstLine
  let endsWithCr = false

  function parse(text: string, isLast: boolean): CsvRecord[] {
    const whole = rest + text
    const result = parser.parse(whole, 0, !isLast) as Papa.ParseResult<string[]>
    const end = isLast ? whole.length : result.meta.cursor
    rest = whole.slice(end)
    if (rest.length > longestRecord || result.errors.some(({ code }) => code === 'MissingQuotes'))
      throw new UnreadableList('unclosed_quotes', { line: line + lastLineOffset(result.data, isLast) })
    return result.data.map((cells) => {
      const record = { line, cells }
      line += 1 + newlinesIn(cells)
      return record
    })
  }

  return {
    push(piece: string): CsvRecord[] {
      // \r\n cut in two by the border of a piece is still one line end.
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

/** A line without anything in it, as it stands at the end of most files. */
export function isBlank(record: CsvRecord): boolean {
  return record.cells.length === 1 && record.cells[0] === ''
}

/** How many lines the good records before an unclosed quotation mark take. */
function lastLineOffset(records: string[][], isLast: boolean): number {
  // At the end of the file the broken record is among the records, before it is not.
  const good = isLast ? records.slice(0, -1) : records
  return good.reduce((lines, cells) => lines + 1 + newlinesIn(cells), 0)
}

function newlinesIn(cells: string[]): number {
  let newlines = 0
  for (const cell of cells)
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) newlines += 1
  return newlines
}
