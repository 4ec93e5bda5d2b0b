import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { workbookParts } from '#server/platform/spreadsheets/workbook-parts.ts'
import { zipParts } from '#server/platform/spreadsheets/zip-parts.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** For tests: a sheet's XML with these rows, and the XML before and after them. */
export function makeSheet(rows: string, { before = '', behind = '' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<worksheet xmlns="${main}">${before}<sheetData>${rows}</sheetData>${behind}</worksheet>`
}

/** For tests: writes an XLSX with this sheet, and with additional or replaced parts. */
export async function makeXlsx(
  path: string,
  sheet: string,
  others: Record<string, string> = {},
): Promise<void> {
  const parts = { ...workbookParts('Bilder'), 'xl/worksheets/sheet1.xml': sheet, ...others }
  const file = zipParts(async ({ add }) => {
    for (const [name, xml] of Object.entries(parts)) {
      await add(name, bytesOf(xml), { level: name.endsWith('.png') ? 0 : 6 })
    }
  })
  await writeFile(path, await buffer(file))
}

async function* bytesOf(xml: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(xml)
}
