import { Readable } from 'node:stream'
import { lettersOf } from '#contract/spreadsheets/column-letters.ts'
import { cellStyles, sheetStart, workbookParts } from './workbook-parts.ts'
import { writeCellText } from './write-cell-text.ts'
import { zipParts } from './zip-parts.ts'

export interface SheetTable<Row> {
  /** At most 31 characters, without `[]:*?/\<&"`. */
  sheetName: string
  header: readonly string[]
  pages: AsyncIterable<readonly Row[]>
  cellsOf: (row: Row) => readonly string[]
}

const widths = { atLeast: 10, atMost: 60 }

/**
 * Writes a table as an XLSX with one sheet: the header is frozen and bold, and every cell is a text cell, so nothing in it is run or taken
 * for a number; see `writeCellText` for what a cell cannot contain. Column widths fit the first page. It holds one page at a time;
 * destroying the stream ends the reading, and an error of the pages becomes the stream's. A sheet of more than 4 GB of XML ends with an
 * error: no spreadsheet opens one.
 */
export function writeWorkbook<Row>(table: SheetTable<Row>): Readable {
  return zipParts(async (parts) => {
    for (const [name, xml] of Object.entries(workbookParts(table.sheetName)))
      await parts.add(name, Readable.from([encode(xml)]))
    await parts.add('xl/worksheets/sheet1.xml', writeSheet(table))
  })
}

async function* writeSheet<Row>({ header, pages, cellsOf }: SheetTable<Row>): AsyncGenerator<Uint8Array> {
  const letters = header.map((_, column) => lettersOf(column))
  let row = 1
  let begun = false
  const begin = (firstCells: readonly (readonly string[])[]) => {
    begun = true
    return startSheet(header, firstCells) + writeRow(letters, row, cellStyles.header, header)
  }
  for await (const page of pages) {
    const pageCells = page.map(cellsOf)
    let xml = begun ? '' : begin(pageCells)
    for (const cells of pageCells) {
      row += 1
      xml += writeRow(letters, row, cellStyles.text, cells)
    }
    yield encode(xml)
  }
  yield encode((begun ? '' : begin([])) + endSheet(letters.at(-1) ?? 'A', row))
}

function startSheet(header: readonly string[], firstCells: readonly (readonly string[])[]): string {
  const columns = header.map((name, column) => {
    let width = name.length
    for (const cells of firstCells) width = Math.max(width, cells[column]?.length ?? 0)
    const shown = Math.min(Math.max(width + 2, widths.atLeast), widths.atMost)
    return `<col min="${column + 1}" max="${column + 1}" width="${shown}" style="${cellStyles.text}" customWidth="1"/>`
  })
  return (
    `${sheetStart}<sheetViews><sheetView tabSelected="1" workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/>${columns.length ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`
  )
}

function writeRow(letters: readonly string[], row: number, style: number, cells: readonly string[]): string {
  const behindLetters = `${row}" s="${style}" t="inlineStr">`
  let xml = `<row r="${row}">`
  for (let column = 0; column < cells.length; column += 1) {
    const text = cells[column]!
    if (text !== '') xml += `<c r="${letters[column]}${behindLetters}${writeCellText(text)}</c>`
  }
  return `${xml}</row>`
}

/** Numbers in text cells are intended: without this Excel marks each with a green corner. */
function endSheet(lastColumn: string, lastRow: number): string {
  const ignored = `<ignoredError sqref="A1:${lastColumn}${lastRow}" numberStoredAsText="1"/>`
  return `</sheetData><ignoredErrors>${ignored}</ignoredErrors></worksheet>`
}

function encode(xml: string): Uint8Array {
  return new TextEncoder().encode(xml)
}
