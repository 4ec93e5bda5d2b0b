import { Readable } from 'node:stream'
import { writeCell } from '#server/platform/csv/write-cell.ts'

interface Table<Row> {
  header: string[]
  pages: AsyncIterable<Row[]>
  cellsOf: (row: Row) => string[]
  delimiter: ';' | ','
}

/**
 * Streams a table as CSV: UTF-8 with BOM, CRLF, every cell made safe for spreadsheets; see docs/specification/results.md#export. Holds one page at
 * a time, and destroying the stream ends the reading.
 */
export function streamCsv<Row>(table: Table<Row>): Readable {
  return Readable.from(writePages(table), { objectMode: false })
}

async function* writePages<Row>({ header, pages, cellsOf, delimiter }: Table<Row>): AsyncGenerator<string> {
  const writeLine = (cells: string[]) => {
    let line = writeCell(cells[0] ?? '')
    for (let index = 1; index < cells.length; index += 1) line += delimiter + writeCell(cells[index]!)
    return `${line}\r\n`
  }
  yield `\ufeff${writeLine(header)}`
  for await (const page of pages) {
    let lines = ''
    for (const row of page) lines += writeLine(cellsOf(row))
    yield lines
  }
}
