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
  expect(findTable(text, true)).toMatchObject({ header: null, columns, rowsStart: 0, rowsLine: 1 })
})

test('a beginning that is too short to tell waits for more', () => {
  expect(findTable('Nr;Bild\n1;https://a.example/1.jpg\n', false)).toBeNull()
  expect(findTable(`Nr;Bild\n${'1;https://a.example/1.jpg\n'.repeat(300)}`, false)).not.toBeNull()
})
