import { expect, test } from 'vitest'
import { findTable } from './find-table.ts'

const rows = ['1;https://a.example/1.jpg;', '2;https://a.example/2.jpg;Ein Hund']

test.each([
  ['a title above the header', ['Bilder 2024', '', 'Nr;Bild;Alt', ...rows], ';', 1],
  ['notes of two lines', ['# Export, Stand Mai', '# alle Bilder', 'Nr;Bild;Alt', ...rows], ';', 2],
  ['the line of Excel', ['sep=;', 'Nr;Bild;Alt', ...rows], ';', 1],
  ['the line of Excel in quotation marks', ['"sep=;"', 'Nr;Bild;Alt', ...rows], ';', 1],
  [
    'as many commas as semicolons',
    ['Bild;Text, kurz', 'https://a.example/1.jpg;Hof, Tor', 'https://a.example/2.jpg;See'],
    ';',
    0,
  ],
  [
    'more commas than semicolons',
    ['Bild;Text (a,b,c)', 'https://a.example/1.jpg;Hof', 'https://a.example/2.jpg;See'],
    ';',
    0,
  ],
  [
    'lines that a spreadsheet filled up to the same width',
    ['#INFO,Version=1,,', '*Aktion,*Titel,Bild,Menge', 'Neu,Lampe,https://a.example/1.jpg,1'],
    ',',
    1,
  ],
  [
    'what an account says of itself',
    ['"Konto:","123",', '"Von:","1.1."', '"Datum","Bild","Text"', '"2.1.","https://a.example/1.jpg","Eins"'],
    ',',
    2,
  ],
])('the header stands below %s', (_, lines, delimiter, index) => {
  const text = lines.join('\n')
  const table = findTable(text, true)
  expect(table?.delimiter).toBe(delimiter)
  expect(text.slice(table!.header!.start, table!.header!.end)).toBe(lines.filter(Boolean)[index])
  expect(table?.rowsLine).toBe(lines.indexOf(lines.filter(Boolean)[index]!) + 2)
})

test.each([
  ['plain rows', ['a;b', ...rows.map((row) => row.slice(2, -1))], ';'],
  ['rows that are wider by empty cells', ['Bild;Alt', 'https://a.example/1.jpg;;;', ';;;', ';;;'], ';'],
  ['rows that are shorter', ['a;b;c', 'https://a.example/1.jpg;x', 'https://a.example/2.jpg;y'], ';'],
  [
    'one column whose addresses hold commas',
    ['bild', 'https://a.example/w_4,h_3/1', 'https://a.example/w_4,h_3/2'],
    null,
  ],
  ['years as columns', ['bild;2023;2024', 'https://a.example/1.jpg;1;2'], ';'],
])('the first line is the header before %s', (_, lines, delimiter) => {
  const table = findTable(lines.join('\n'), true)
  expect(table).toMatchObject({ delimiter, header: { start: 0, end: lines[0]!.length } })
})

test.each([
  ['https://a.example/1.jpg;Hund\nhttps://a.example/2.jpg;Katze\n', 2],
  ['https://a.example/1.jpg\nhttps://a.example/2.jpg\n', 1],
])('a table that begins with data has no header: %j', (text, columns) => {
  expect(findTable(text, true)).toMatchObject({
    header: null,
    rowsStart: 0,
    rowsLine: 1,
    notices: [{ code: 'no_header' }],
  })
  expect(findTable(text, true)?.headers).toHaveLength(columns)
  expect(findTable(text, true, { language: 'en' })?.headers[0]).toBe('Column 1')
  expect(findTable(text, true, { isPlain: true })?.header).not.toBeNull()
})

test('a beginning that is too short to tell waits for more', () => {
  expect(findTable('Nr;Bild\n1;https://a.example/1.jpg\n', false)).toBeNull()
  expect(findTable(`Nr;Bild\n${'1;https://a.example/1.jpg\n'.repeat(300)}`, false)).not.toBeNull()
})

const codesOf = (text: string) => findTable(text, true)?.notices.map(({ code }) => code)

test('lines of nothing but delimiters are above the table', () => {
  const text = ';;\n ;;\nNr;Bild;Alt\n1;https://a.example/1.jpg;'
  expect(findTable(text, true)).toMatchObject({ headers: ['Nr', 'Bild', 'Alt'], rowsLine: 4 })
})

test('blanks before a quotation mark are none of the cell, if the cell ends with the mark that closes it', () => {
  const text = '"Nr", "Text", "Bild"\n1, "a, b", "https://a.example/1.jpg"\n'
  expect(findTable(text, true)).toMatchObject({
    delimiter: ',',
    isPadded: true,
    headers: ['Nr', 'Text', 'Bild'],
  })
  expect(findTable('Nr,Text\n1, "Zitat" und mehr\n', true)).toMatchObject({ isPadded: false })
})

test('two header lines are one, and the line that rules a header off is passed over', () => {
  const lines = ['SKU;Hauptbild', 'item_sku;main_image_url', '1;https://a.example/1.jpg']
  expect(findTable(lines.join('\n'), true)).toMatchObject({
    headers: ['SKU item_sku', 'Hauptbild main_image_url'],
    rowsLine: 3,
  })
  expect(findTable('Bild | Alt\n-----|----\nhttps://a.example/1.jpg | x', true)).toMatchObject({
    rowsLine: 3,
  })
})

test('what was decided against the plain rule is said', () => {
  expect(codesOf('Nr;Bild\n1;https://a.example/1.jpg')).toEqual([])
  expect(codesOf('sep=;\nNr;Bild\n1;https://a.example/1.jpg')).toEqual([])
  expect(codesOf('Liste\nNr;Bild\n1;https://a.example/1.jpg')).toEqual(['table_start'])
  expect(codesOf('Bild;Text, kurz\nhttps://a.example/1.jpg;Hof, Tor\nhttps://a.example/2.jpg;See')).toEqual([
    'delimiter_chosen',
  ])
})
