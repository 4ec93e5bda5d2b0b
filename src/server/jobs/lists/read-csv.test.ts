import fc from 'fast-check'
import Papa from 'papaparse'
import { expect } from 'vitest'
import { delimiters } from '#contract/lists/choose-delimiter.ts'
import { listTest as test } from '#server/jobs/testing/list-test.ts'

const mediaExport = `\ufeff"ID";"Titel";"Bild-URL";"Kontext"\r
101;"Feige";"https://example.com/fig.jpg";"Kurs ""Malen""; Pinsel"\r
103;"Djembe";"https://example.com/drum.jpg";"Musikschule Weißensee,
Raum 2: Trommelkurs"\r
\r
105;"Hunde";"https://example.com/dogs.jpg";""\r
`

test('an export with quoted line breaks is read with the lines that an editor shows', async ({ read }) => {
  const list = await read('media-export.csv', mediaExport, { contextColumn: 'Kontext' })
  expect(list).toMatchObject({ kind: 'csv', delimiter: ';', encoding: 'utf-8' })
  expect(list.headers).toEqual(['ID', 'Titel', 'Bild-URL', 'Kontext'])
  expect(list.all).toEqual([
    {
      source: '["101","Feige","https://example.com/fig.jpg","Kurs \\"Malen\\"; Pinsel"]',
      rawUrl: 'https://example.com/fig.jpg',
      context: 'Kurs "Malen"; Pinsel',
      wishes: {},
      line: 2,
      row: 0,
      place: 0,
    },
    {
      source:
        '["103","Djembe","https://example.com/drum.jpg","Musikschule Weißensee,\\nRaum 2: Trommelkurs"]',
      rawUrl: 'https://example.com/drum.jpg',
      context: 'Musikschule Weißensee,\nRaum 2: Trommelkurs',
      wishes: {},
      line: 3,
      row: 1,
      place: 0,
    },
    expect.objectContaining({ rawUrl: 'https://example.com/dogs.jpg', context: '', line: 6, row: 2 }),
  ])
})

const german = 'ID;Titel;URL\r\n1;Grüße aus Łódź;https://example.com/ä.jpg\r\n'
const western = german.replace('Łódź', 'Köln')

test.for([
  ['utf-8', Buffer.from(german)],
  ['utf-8', Buffer.from(`\ufeff${german}`)],
  ['utf-16le', Buffer.from(german, 'utf16le')],
  ['utf-16le', Buffer.from(`\ufeff${german}`, 'utf16le')],
  ['utf-16be', Buffer.from(german, 'utf16le').swap16()],
  ['utf-16be', Buffer.from(`\ufeff${german}`, 'utf16le').swap16()],
  ['windows-1252', Buffer.from(western, 'latin1')],
] as const)('a list in %s is read', async ([encoding, bytes], { read }) => {
  const list = await read('list.CSV', bytes, { contextColumn: 'Titel' })
  const title = encoding === 'windows-1252' ? 'Grüße aus Köln' : 'Grüße aus Łódź'
  expect(list).toMatchObject({ encoding, headers: ['ID', 'Titel', 'URL'] })
  expect(list.all).toMatchObject([
    { rawUrl: 'https://example.com/ä.jpg', context: title, wishes: {}, line: 2 },
  ])
})

test('missing cells stay missing, surplus empty cells are dropped, blank lines are skipped', async ({
  read,
}) => {
  const list = await read('list.csv', 'id,url,text\n\n1\n  \n2,b,c,,\n3,d,e, ,\n,,\n')
  expect(list.cells).toEqual([['1'], ['2', 'b', 'c'], ['3', 'd', 'e'], ['', '', '']])
  expect(list.all.map(({ line }) => line)).toEqual([3, 5, 6, 7])
})

test('a NUL, which no database keeps in a text, is left out', async ({ read }) => {
  const list = await read('list.csv', Buffer.from('\ufeffu\0rl;text\na.jpg\0;\0b\n', 'utf16le'))
  expect([list.headers, ...list.cells]).toEqual([
    ['url', 'text'],
    ['a.jpg', 'b'],
  ])
})

test('quotation marks inside a cell are text', async ({ read }) => {
  const list = await read('list.csv', 'text;url\r\n12" Bild;a\r\n"12" Bild";b\r\nein "Bild";c\r\n')
  expect(list.cells).toEqual([
    ['12" Bild', 'a'],
    ['12" Bild', 'b'],
    ['ein "Bild"', 'c'],
  ])
})

test('a list of one column keeps the commas of its URLs', async ({ read }) => {
  const list = await read('list.csv', 'url\nhttps://example.com/a,b;c|d.jpg\n"https://example.com/e,f.jpg"\n')
  expect(list.delimiter).toBeNull()
  expect(list.all.map(({ rawUrl }) => rawUrl)).toEqual([
    'https://example.com/a,b;c|d.jpg',
    'https://example.com/e,f.jpg',
  ])
})

test('lines may end in CR LF, LF and CR LF again', async ({ read }) => {
  const list = await read('list.csv', 'id;url\r\n1;a\n2;"b"\r\n"3";c\r\n\r\n4;"d\r"\n5;e')
  expect(list.cells).toEqual([
    ['1', 'a'],
    ['2', 'b'],
    ['3', 'c'],
    ['4', 'd\r'],
    ['5', 'e'],
  ])
})

test('a header without rows is a list without rows', async ({ read }) => {
  expect((await read('list.csv', 'id;url')).all).toEqual([])
  expect((await read('list.csv', 'id;url\r\n\r\n')).all).toEqual([])
})

test('columns with empty or equal headers are chosen by position', async ({ read }) => {
  const list = await read('list.csv', 'url,,url\na,b,c\n', { urlColumn: '#3', contextColumn: '#2' })
  expect(list.all).toMatchObject([{ rawUrl: 'c', context: 'b' }])
})

const cell = fc.string({
  unit: fc.constantFrom('a', 'ü', '🏔', '"', ',', ';', '\t', '|', '\n', '\r', ' ', "'"),
})
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 8 }))

test('any table comes back exactly when each of its lines ends as it likes, in CR LF or in LF', async ({
  read,
}) => {
  const breaks = fc.infiniteStream(fc.constantFrom('\n', '\r\n'))
  await fc.assert(
    fc.asyncProperty(table, breaks, fc.constantFrom('utf8', 'utf16le'), async (rows, breaks, encoding) => {
      const header = (rows[0] ?? ['', '']).map((_, index) => `column ${index}`)
      const lines = [header, ...rows].map(
        (row) => Papa.unparse([row], { quotes: true }) + breaks.next().value,
      )
      expect(
        (await read('list.csv', Buffer.from(`\ufeff${lines.join('')}`, encoding as BufferEncoding))).cells,
      ).toEqual(rows)
    }),
    { numRuns: 80 },
  )
})

test('any table comes back exactly, whatever divides its cells and ends its lines', async ({ read }) => {
  const form = { delimiter: fc.constantFrom(...delimiters), newline: fc.constantFrom('\n', '\r\n', '\r') }
  await fc.assert(
    fc.asyncProperty(table, fc.record(form), fc.boolean(), async (rows, form, quotes) => {
      const header = Array.from({ length: rows[0]?.length ?? 2 }, (_, index) => `column ${index}`)
      const list = await read('list.csv', Papa.unparse([header, ...rows], { ...form, quotes }))
      expect(list.headers).toEqual(header)
      expect(list.delimiter).toBe(form.delimiter)
      expect(list.cells).toEqual(rows)
    }),
    { numRuns: 80 },
  )
})

test('the line is named in which a text that is UTF-8 has its first broken byte', async ({ read }) => {
  const text = Buffer.from(`url;alt\n${'https://example.org/1.jpg;größe\n'.repeat(50)}`)
  const broken = Buffer.concat([
    text,
    Buffer.from('https://example.org/2.jpg;f'),
    Buffer.of(0xff),
    Buffer.from('\n'),
  ])
  const list = await read('list.csv', broken)
  expect(list.encoding).toBe('utf-8')
  expect(list.notices).toEqual([{ code: 'broken_bytes', details: { line: 52 } }])
  expect((await read('list.csv', text)).notices).toEqual([])
})
