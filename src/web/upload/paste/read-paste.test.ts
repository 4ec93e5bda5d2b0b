import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvBatches } from '#web/upload/list/csv-batches.ts'
import { isBlank } from '#web/upload/list/csv-parser.ts'
import type { ListCount, ListPreview } from '#web/upload/list/list.ts'
import { readList } from '#web/upload/list/read-list.ts'
import { readPaste } from './read-paste.ts'

const a = 'https://a.example/1.jpg'
const b = 'https://a.example/2.jpg'

function paste(text: string) {
  const list = readPaste(text, 'Spalte')
  return list && { ending: list.ending, text: list.pieces.join('') }
}

test.each([
  ['one a line', `${a}\n${b}\n`],
  ['one a line as Windows writes them, with blank lines', `\r\n${a}\r\n\r\n${b}`],
  ['with commas between', `${a}, ${b}`],
  ['with commas alone between', `${a},${b}`],
  ['with blanks between', `${a} ${b}`],
  ['with semicolons between, on two lines', `${a};\n${b};\n`],
  ['with commas alone between, in quotation marks', `"${a}","${b}"`],
  ['in quotation marks, as code has them', `"${a}",\n"${b}"`],
  ['in single ones', `'${a}'\n'${b}'`],
  ['in angle brackets', `<${a}>\n<${b}>`],
  ['in one row of a spreadsheet', `${a}\t${b}\n`],
])('addresses %s are a list of one column', (_, text) => {
  expect(paste(text)).toEqual({ ending: 'csv', text: `url\n${a}\n${b}\n` })
})

test.each([
  ['https://a.example/w_300,h_200/sample', ['https://a.example/w_300,h_200/sample']],
  ['https://a.example/w_300,h_200/1.jpg', ['https://a.example/w_300,h_200/1.jpg']],
  ['https://a.example/mein bild.jpg', ['https://a.example/mein bild.jpg']],
  ['www.a.example/1.jpg //b.example/2.jpg', ['www.a.example/1.jpg', '//b.example/2.jpg']],
  ['/bilder/1.jpg, /bilder/2.jpg', ['/bilder/1.jpg', '/bilder/2.jpg']],
  ['mein bild.jpg', ['mein bild.jpg']],
])('%j is read as the addresses %j', async (text, addresses) => {
  expect((await rowsOf(text)).slice(1)).toEqual(addresses.map((address) => [address]))
})

test('an address with commas stays one address on its way through the list', async () => {
  const { preview, count } = await reading('https://a.example/w_300,h_200/1.jpg\nhttps://a.example/2.jpg')
  expect(preview.rows).toEqual([['https://a.example/w_300,h_200/1.jpg'], [b]])
  expect(count).toMatchObject({ images: 2, notHttp: 0 })
})

test('rows of a spreadsheet with headers keep them', () => {
  expect(paste(`Nr\tBild\tTitel, lang\n1\t${a}\t"zwei\nZeilen"\n2\t${b}\t5" x 3"\n`)).toEqual({
    ending: 'csv',
    text: `Nr;Bild;"Titel, lang"\n1;${a};"zwei\nZeilen"\n2;${b};"5"" x 3"""\n`,
  })
})

test('rows whose first one contains an address get headers, and the column of addresses is found', async () => {
  const { preview, count } = await reading(`17\t${a}\tUfer\n18\t${b}\tStadt\n`)
  expect(preview).toMatchObject({
    columns: [{ key: 'Spalte 1' }, { key: 'Spalte 2' }, { key: 'Spalte 3' }],
    rows: [
      ['17', a, 'Ufer'],
      ['18', b, 'Stadt'],
    ],
    preselectedUrlColumn: 'Spalte 2',
  })
  expect(count).toMatchObject({ rows: 2, images: 2 })
})

test('a first row without an address is no header if it is empty above the addresses', () => {
  expect(paste(`17\t\tUfer\n18\t${b}\tStadt\n`)?.text).toBe(
    `Spalte 1;Spalte 2;Spalte 3\n17;;Ufer\n18;${b};Stadt\n`,
  )
})

test('rows of different lengths have as many columns as the longest', () => {
  expect(paste(`Bild\n${a}\tUfer\t\n\t\n${b}\n`)?.text).toBe(`Bild;;\n${a};Ufer;\n${b}\n`)
})

test('a cell with several images stays one cell', async () => {
  const { count } = await reading(`Name\tImages\nTasse\t${a}, ${b}\n`)
  expect(count).toMatchObject({ rows: 1, images: 2, several: 1 })
})

test('two columns of addresses stay two columns', () => {
  expect(paste(`${a}\t${b}\n${b}\t${a}\n`)?.text).toBe(`Spalte 1;Spalte 2\n${a};${b}\n${b};${a}\n`)
})

test('CSV with headers stays as it is', () => {
  for (const text of [`id;url\n1;${a}\n`, `id,url\r\n1,"${a}"\r\n`, `url\tid\n${a}\t"1`])
    expect(paste(text)?.text).toBe(text.includes('\t') ? `url;id\n${a};"""1"\n` : text)
})

test.each([
  [`${a};Ufer, rechts\n${b};Stadt, links\n`, `Spalte 1;Spalte 2\n${a};"Ufer, rechts"\n${b};"Stadt, links"\n`],
  [`${a},Ufer\n${b},"Stadt, ""alt"""\n`, `Spalte 1;Spalte 2\n${a};Ufer\n${b};"Stadt, ""alt"""\n`],
  [`1|${a}\n`, `Spalte 1;Spalte 2\n1;${a}\n`],
])('CSV without headers, %j, gets them', (text, list) => {
  expect(paste(text)?.text).toBe(list)
})

test.each([
  ['an array', `["${a}"]`, 'json'],
  ['an array over lines', `\n[\n  {"url": "${a}"}\n]`, 'json'],
  ['an object', `{"images":["${a}"]}`, 'json'],
  ['one object', `{"url":"${a}"}\n`, 'json'],
  ['one object a line', `{"url":"${a}"}\r\n\r\n{"url":"${b}"}`, 'ndjson'],
  ['one object a line, the second bad', `{"url":"${a}"}\n{"url":`, 'ndjson'],
  ['a broken array', '["a', 'json'],
])('%s stays as it is, as JSON of its kind', (_, text, ending) => {
  expect(paste(text)).toEqual({ ending, text })
})

test.each(['', ' \n\t\n', 'Guten Tag', 'Guten Tag,\nhier die Bilder', 'Hallo', '12\n13'])(
  '%j is no list',
  (text) => {
    expect(paste(text)).toBeNull()
  },
)

test('a paste from a spreadsheet is a list even without an address: its page says what is missing', () => {
  expect(paste('Nr\tDatei\n1\tX17\n')?.text).toBe('Nr;Datei\n1;X17\n')
})

test('a byte order mark and NULs are left out', () => {
  expect(paste(`\ufeff${a}\0\n`)?.text).toBe(`url\n${a}\n`)
})

test('tags and formulas are plain text', async () => {
  const { preview } = await reading(`url\ttitel\n${a}\t<img src=x onerror=alert(1)>\n${b}\t=HYPERLINK("x")\n`)
  expect(preview.rows).toEqual([
    [a, '<img src=x onerror=alert(1)>'],
    [b, '=HYPERLINK("x")'],
  ])
})

test('a hundred thousand rows are read to the last', async () => {
  const rows = Array.from({ length: 100_000 }, (_, n) => `${n}\thttps://a.example/${n}.jpg\tBild, ${n}`)
  const { count } = await reading(rows.join('\r\n'))
  expect(count).toMatchObject({ rows: 100_000, images: 100_000, isFinal: true })
})

const text = fc.string({
  unit: fc.constantFrom('a', 'ü', ' ', ',', ';', '"', '\n', '=', '|', "'"),
  maxLength: 8,
})

test('any table that is pasted is the same table in the list', async () => {
  const cell = text.map((written) => written.trim())
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.webUrl(), cell, cell), { minLength: 2, maxLength: 6 }),
      fc.boolean(),
      async (rows, isHeaded) => {
        const headers = isHeaded
          ? ['Bild', 'Titel; lang', 'Text\n"kurz"']
          : ['Spalte 1', 'Spalte 2', 'Spalte 3']
        const grid = isHeaded ? [headers, ...rows] : rows
        const copied = grid.map((cells) => cells.map(enclose).join('\t')).join('\r\n')
        expect(await rowsOf(copied)).toEqual([headers, ...rows])
      },
    ),
    { numRuns: 200 },
  )
})

const enclose = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The rows of pasted content, headers first, as the page reads them. */
async function rowsOf(pasted: string): Promise<string[][]> {
  const file = fileOf(pasted)
  const rows: string[][] = []
  for await (const { header, records } of csvBatches(file, 'utf-8')) {
    if (rows.length === 0) rows.push(header.headers)
    rows.push(...records.filter((record) => !isBlank(record)).map(({ cells }) => cells))
  }
  return rows
}

function fileOf(pasted: string): File {
  const list = readPaste(pasted, 'Spalte')
  if (!list) throw new Error('this is no list')
  return new File(list.pieces, `list.${list.ending}`)
}

async function reading(pasted: string) {
  const previews: ListPreview[] = []
  const counts: ListCount[] = []
  const list = readList(fileOf(pasted), {
    preview: (preview) => previews.push(preview),
    counted: (count) => counts.push(count),
  })
  await list.opened
  const [preview] = previews
  await list.count({
    urlColumn: preview!.preselectedUrlColumn!,
    contextColumn: '',
    wishColumns: {},
    baseUrl: '',
    languages: [],
  })
  return { preview: preview!, count: counts.at(-1)! }
}
