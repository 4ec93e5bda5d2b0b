import { expect, test } from 'vitest'
import { addressInCell } from './address-in-cell.ts'
import { findBlock } from './find-block.ts'
import { openSpreadsheet } from './open-spreadsheet.ts'
import { makeWorkbook } from './testing/make-workbook.ts'
import { readWhole } from './testing/read-workbook-rows.ts'

const a = 'https://example.org/a.jpg'
const b = 'https://example.org/b.jpg'

function find(rows: string[][], isPlain = false) {
  const sheet = rows.map((cells, index) => ({ cells, links: null, row: index + 1 }))
  const block = findBlock(sheet, { isPlain })
  return (
    block && {
      headers: block.headers,
      firstRow: block.firstRow,
      notices: block.notices.map(({ code }) => code),
    }
  )
}

test.each([
  [
    'a header and rows',
    [
      ['Nr', 'Bild'],
      ['1', a],
    ],
    ['Nr', 'Bild'],
    2,
    [],
  ],
  [
    'a title above the header',
    [['Liste 2024'], ['Nr', 'Bild'], ['1', a]],
    ['Nr', 'Bild'],
    3,
    ['table_start'],
  ],
  [
    'a title above a header whose last cells are empty in the rows',
    [['Tabelle 1'], ['Bild', 'Alt'], [a], [b]],
    ['Bild', 'Alt'],
    3,
    ['table_start'],
  ],
  [
    'rows alone',
    [
      [a, 'Hund'],
      [b, 'Katze'],
    ],
    ['Spalte 1', 'Spalte 2'],
    1,
    ['no_header'],
  ],
  [
    'two header rows',
    [
      ['SKU', 'Hauptbild'],
      ['item_sku', 'main_image_url'],
      ['1', a],
    ],
    ['SKU item_sku', 'Hauptbild main_image_url'],
    3,
    ['two_header_lines'],
  ],
  [
    'a first row without an address',
    [
      ['Nr', 'Bild'],
      ['x', 'folgt'],
      ['1', a],
    ],
    ['Nr', 'Bild'],
    2,
    [],
  ],
  [
    'a note next to the table',
    [
      ['Nr', 'Bild'],
      ['1', a, '', '', 'geprüft'],
    ],
    ['Nr', 'Bild'],
    2,
    [],
  ],
  ['no addresses at all', [['Liste'], ['Nr', 'Bild']], ['Liste'], 2, []],
])('%s is read as such', (_, rows, headers, firstRow, notices) => {
  expect(find(rows)).toEqual({ headers, firstRow, notices })
})

test('a title with a link above a wider table is no row of it', () => {
  const rows = [['Shop'], ['Nr', 'Bild'], ['1', a]].map((cells, index) => ({
    cells,
    links: index === 0 ? new Map([[0, 'https://example.org/']]) : null,
    row: index + 1,
  }))
  expect(findBlock(rows, {})).toMatchObject({ headers: ['Nr', 'Bild'], headerRow: 2, firstRow: 3 })
})

test('by the plain rule the first row that holds text is the header', () => {
  expect(find([['Liste 2024'], ['Nr', 'Bild'], ['1', a]], true)).toEqual({
    headers: ['Liste 2024'],
    firstRow: 2,
    notices: [],
  })
})

test('without a choice the sheet with addresses is read where the first one has none', async () => {
  const workbook = makeWorkbook({
    sheets: [
      { name: 'Export Summary', rows: [['Numbers'], ['Sheet', 'Table'], ['Bilder', 'Tabelle 1']] },
      { name: 'Bilder', rows: [['Tabelle 1'], ['Bild', 'Alt'], [a], [b, 'Hund']] },
    ],
  })
  const { sheet, headers, headerRow, notices, all } = await readWhole(workbook)
  expect({ sheet, headers, headerRow }).toEqual({ sheet: 'Bilder', headers: ['Bild', 'Alt'], headerRow: 2 })
  expect(notices.map(({ code }) => code)).toEqual(['sheet_chosen', 'table_start'])
  expect(all.map(({ cells }) => cells)).toEqual([[a], [b, 'Hund']])
  const plain = await openSpreadsheet(new Blob([workbook]), '', 10, () => {}, { isPlain: true })
  expect(plain.sheet).toBe('Export Summary')
})

test('a note separated from the table by an empty column is neither a cell nor a row', async () => {
  const { all } = await readWhole(
    makeWorkbook({ sheets: [{ name: 'Bilder', rows: [['Bild'], [a, '', 'Notiz'], ['', '', 'noch eine']] }] }),
  )
  expect(all.map(({ cells }) => cells)).toEqual([[a]])
})

test('a formula whose address was never computed is kept, one with an empty text is empty', async () => {
  const { all } = await readWhole(
    makeWorkbook({
      sheets: [
        {
          name: 'Bilder',
          rows: `<row r="1"><c r="A1" t="str"><v>Bild</v></c><c r="B1" t="str"><v>Name</v></c></row>
            <row r="2"><c r="A2"><f>"https://example.org/"&amp;B2</f><v/></c><c r="B2" t="str"><v>x</v></c></row>
            <row r="3"><c r="A3" t="str"><f>IF(B3="","",B3)</f><v></v></c><c r="B3" t="str"><v>y</v></c></row>
            <row r="4"><c r="A4" t="str"><f>HYPERLINK("https://example.org/"&amp;B4,"ansehen")</f><v>ansehen</v></c></row>
            <row r="5"><c r="A5" t="str"><f>"https://example.org/"&amp;B5</f><v>https://example.org/z.jpg</v></c></row>`,
        },
      ],
    }),
  )
  expect(all.map((row) => addressInCell(row, 0))).toEqual([
    '="https://example.org/"&B2',
    '',
    '=HYPERLINK("https://example.org/"&B4,"ansehen")',
    'https://example.org/z.jpg',
  ])
})
