import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import { surveyFile } from '#server/jobs/lists/survey-file.ts'
import { listTest } from '#server/jobs/testing/list-test.ts'
import { guardFormula } from '#server/platform/csv/guard-formula.ts'
import type { RowTexts } from './compose-cell.ts'
import { type CsvFillOrder, fillCsv } from './fill-csv.ts'

type Texts = Record<number, string>

interface Fixtures {
  fill(content: string | Uint8Array, texts: Texts, order?: Partial<CsvFillOrder>): Promise<Buffer>
}

const rules = { onlyEmpty: false, separator: null }

async function* rowsOf(texts: Texts): AsyncGenerator<RowTexts[]> {
  const rows = Object.entries(texts).map(([row, text]) => ({ row: Number(row), texts: [text] }))
  // Pages of one, and an empty one.
  yield []
  for (const row of rows) yield [row]
}

const test = listTest.extend<Fixtures>({
  fill: async ({ folder }, use) => {
    await use(async (content, texts, order) => {
      const path = join(folder, 'list')
      await writeFile(path, content)
      const survey = await surveyFile(path)
      const pieces: Buffer[] = []
      const whole = { path, survey, column: 1, addressColumn: 0, rows: rowsOf(texts), rules, ...order }
      for await (const piece of fillCsv(whole)) pieces.push(piece)
      return Buffer.concat(pieces)
    })
  },
})

const encoders: Record<string, (text: string) => Buffer> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'utf-16le': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'utf-16le without a mark': (text) => Buffer.from(text, 'utf16le'),
  'windows-1252': (text) => Buffer.from(`${text}`.replaceAll('€', '\u0080'), 'latin1'),
}

describe('of a CSV one cell is filled and nothing else is changed, by a byte', () => {
  const table: [title: string, before: string, texts: Texts, after: string][] = [
    ['a cell', 'url,alt\na.jpg,old\nb.jpg,\n', { 1: 'new' }, 'url,alt\na.jpg,old\nb.jpg,new\n'],
    ['a quoted cell', 'url;alt\na.jpg;"o ""l"" d"  \n', { 0: 'n' }, 'url;alt\na.jpg;"n"\n'],
    ['a text that needs quotes', 'url;alt\na;\n', { 0: 'x; "y"' }, 'url;alt\na;"x; ""y"""\n'],
    ['a bar as delimiter', 'url|alt\na|\n', { 0: 'x|y' }, 'url|alt\na|"x|y"\n'],
    ['a short row', 'url\talt\ttitle\na\nb\n', { 1: 'n' }, 'url\talt\ttitle\na\nb\tn\n'],
    ['surplus empty cells', 'url,alt\na,,,\n', { 0: 'n' }, 'url,alt\na,n,,\n'],
    ['blank lines', '\n  \r\nurl,alt\n\na,\n""\n \t\nb,', { 1: 'n' }, '\n  \r\nurl,alt\n\na,\n""\n \t\nb,n'],
    [
      'blanks before quotation marks',
      'url, "alt", "c"\na.jpg, "x, y", "z"\nb.jpg,  "", "w"\n',
      { 0: 'n', 1: 'm' },
      'url, "alt", "c"\na.jpg, "n", "z"\nb.jpg,  "m", "w"\n',
    ],
    [
      'a title above the header',
      'Liste à jour\n\nurl;alt\nhttps://e.org/a.jpg;\n',
      { 0: 'n' },
      'Liste à jour\n\nurl;alt\nhttps://e.org/a.jpg;n\n',
    ],
    ['the line of Excel', 'sep=;\nurl;alt\na.jpg;\n', { 0: 'n' }, 'sep=;\nurl;alt\na.jpg;n\n'],
    ['lines of delimiters alone', ';\n;\nurl;alt\na.jpg;\n', { 0: 'n' }, ';\n;\nurl;alt\na.jpg;n\n'],
    [
      'rows without a header',
      'https://e.org/a.jpg;\nhttps://e.org/b.jpg;x\n',
      { 0: 'n' },
      'https://e.org/a.jpg;n\nhttps://e.org/b.jpg;x\n',
    ],
    [
      'two header lines',
      'Bild;Text\nimage_url;alt_text\nhttps://e.org/a.jpg;\n',
      { 0: 'n' },
      'Bild;Text\nimage_url;alt_text\nhttps://e.org/a.jpg;n\n',
    ],
    ['no break at the end', 'url,alt\r\na,x', { 0: 'n' }, 'url,alt\r\na,n'],
    [
      'mixed breaks',
      'url,alt\r\na,"x\r"\nb,y\r\nc,z\r',
      { 0: 'm', 1: 'n', 2: 'o' },
      'url,alt\r\na,"m"\nb,n\r\nc,o\r',
    ],
    [
      'breaks inside cells',
      'url,alt,c\r\na,x,"1\n2"\r\nb,y,"\r\n"\r\n',
      { 1: 'n' },
      'url,alt,c\r\na,x,"1\n2"\r\nb,n,"\r\n"\r\n',
    ],
    ['breaks of old', 'url,alt\ra,x\rb,"1\n2"\r', { 1: 'n' }, 'url,alt\ra,x\rb,"n"\r'],
    [
      'quotation marks that close nothing',
      'url,alt,c\na,12" x,"d"e"\nb,,\n',
      { 1: 'n' },
      'url,alt,c\na,12" x,"d"e"\nb,n,\n',
    ],
    ['a formula of ours and not of theirs', 'url,alt\n=1+1,\n', { 0: '=2+2' }, 'url,alt\n=1+1,"\'=2+2"\n'],
    ['an empty text', 'url,alt\na,old\n', { 0: '' }, 'url,alt\na,\n'],
    ['a text of lines', 'url,alt\r\na,\r\n', { 0: 'x\r\ny' }, 'url,alt\r\na,"x\ny"\r\n'],
    [
      'blanks that are no ASCII',
      'url,alt\n\u00a0\na,"x"\u00a0\nb,\n',
      { 0: 'm', 1: 'n' },
      'url,alt\n\u00a0\na,"m"\nb,n\n',
    ],
  ]

  test.for(table)('%s', async ([, before, texts, after], { fill, read }) => {
    for (const [encoding, encode] of Object.entries(encoders)) {
      const filled = await fill(encode(before), texts)
      expect(filled, encoding).toEqual(encode(after))
    }
    await read('list.csv', before)
  })
})

describe('a new column comes last', () => {
  const column = { header: 'alt_text_de' }
  const table: [title: string, before: string, texts: Texts, after: string][] = [
    ['in every row that is whole', 'url,c\na,1\nb,2\n', { 1: 'n' }, 'url,c,alt_text_de\na,1,\nb,2,n\n'],
    ['in short rows with a text', 'url;c\na\nb\n', { 1: 'n' }, 'url;c;alt_text_de\na\nb;;n\n'],
    ['where surplus cells are', 'url;c\na;1;;\n', { 0: 'n' }, 'url;c;alt_text_de\na;1;n;\n'],
    ['next to a header without a name', 'url;c;\na;1;\n', { 0: 'n' }, 'url;c;;alt_text_de\na;1;;n\n'],
    [
      'next to one column',
      '"url"\r\na.jpg\r\n"b.jpg"',
      { 1: 'n' },
      '"url","alt_text_de"\r\na.jpg,\r\n"b.jpg","n"',
    ],
    [
      'next to one column with commas',
      'url\na,b.jpg\nc|d;e.jpg',
      { 1: 'n' },
      'url\talt_text_de\na,b.jpg\t\nc|d;e.jpg\tn',
    ],
  ]

  test.for(table)('%s', async ([, before, texts, after], { fill, read }) => {
    const filled = await fill(before, texts, { column })
    expect(filled.toString()).toBe(after)
    const { headers } = await read('list.csv', filled)
    expect(headers.at(-1)).toBe('alt_text_de')
  })
})

test('texts that the encoding of a list can not hold come in UTF-8, and all else as it was', async ({
  fill,
}) => {
  const before = encoders['windows-1252']!('url;alt;ü\r\nä.jpg;;"5 €"\r\n')
  const filled = await fill(before, { 0: 'Łódź' }, { asUtf8: true })
  expect(filled.toString()).toBe('\ufeffurl;alt;ü\r\nä.jpg;Łódź;"5 €"\r\n')
})

test('a text that came to hold what the encoding can not, once the copy had begun, has question marks there', async ({
  fill,
}) => {
  const before = encoders['windows-1252']!('url;alt\r\nä.jpg;\r\n')
  const filled = await fill(before, { 0: 'Łódź 😀; 5 €' })
  expect(filled).toEqual(encoders['windows-1252']!('url;alt\r\nä.jpg;"?ód? ?; 5 €"\r\n'))
})

test('bytes that are no text stay as well', async ({ fill }) => {
  const before = Buffer.concat([
    Buffer.from('\ufeffurl,alt,c\na,,'),
    Buffer.from([0xff, 0xc3]),
    Buffer.from('\n'),
  ])
  const filled = await fill(before, { 0: 'ä' })
  expect(filled).toEqual(
    Buffer.concat([Buffer.from('\ufeffurl,alt,c\na,ä,'), Buffer.from([0xff, 0xc3]), Buffer.from('\n')]),
  )
})

test('a list of many pieces is filled from its first row to its last', async ({ fill, read }) => {
  const long = 'ü"x\n'.repeat(40_000)
  const line = (row: number) =>
    `"a${row}.jpg";;"${row === 900 ? long.replaceAll('"', '""') : 'ü'.repeat(400)}"\r\n`
  const lines = Array.from({ length: 2_000 }, (_, row) => line(row))
  const before = `url;alt;c\r\n${lines.join('')}`
  const texts = Object.fromEntries(lines.map((_, row) => [row, `ß${row}`]))
  const filled = await fill(before, texts)
  const expected = lines.map((text, row) => text.replace(';;', `;ß${row};`))
  expect(filled.toString() === `url;alt;c\r\n${expected.join('')}`).toBe(true)
  expect((await read('list.csv', filled)).cells).toHaveLength(2_000)
})

const cell = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a.jpg',
    'ü',
    '12" x',
    'x\ry',
    'x\ny',
    'x\r\ny',
    '"',
    '""',
    'a,b;c|d',
    '=1',
    '\u00a0',
    'x\r',
  ),
  fc.string({ maxLength: 6 }),
)
const list = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineBreaks: fc.array(fc.constantFrom('\n', '\r\n'), { minLength: 1, maxLength: 3 }),
  encoding: fc.constantFrom(...(Object.keys(encoders) as Encoding[])),
  rows: fc.array(
    fc.record({
      cells: fc.array(cell, { maxLength: 4 }),
      quoted: fc.nat(15),
      surplus: fc.nat(2),
      blanks: fc.nat(2),
    }),
    { maxLength: 8 },
  ),
  endsInBreak: fc.boolean(),
  texts: fc.dictionary(fc.nat(9).map(String), cell, { maxKeys: 6 }),
  column: fc.oneof(fc.constantFrom(0, 1, 2, 3), fc.constant({ header: 'new' })),
})

function writeList({
  delimiter,
  lineBreaks,
  rows,
  endsInBreak,
}: typeof list extends fc.Arbitrary<infer T> ? T : never) {
  const lineBreak = (index: number) => lineBreaks[index % lineBreaks.length]!
  const plain = new RegExp(`^[^"\\r\\n${delimiter === '|' ? '\\|' : delimiter}]*$`)
  const lines = rows.map(({ cells, quoted, surplus, blanks }) => {
    const written = cells.map((text, at) => {
      const isPlain = plain.test(text) && !(quoted & (1 << at))
      return isPlain ? text : `"${text.replaceAll('"', '""')}"${' '.repeat(blanks)}`
    })
    return written.join(delimiter) + (cells.length === 4 ? delimiter.repeat(surplus) : '')
  })
  const all = [['w', 'url', 'alt', 'z'].join(delimiter), ...lines]
  const text = all.map((line, index) => line + lineBreak(index)).join('')
  return endsInBreak ? text : text.replace(/\r?\n$/, '')
}

test('the reader finds in a filled list what it found before, but for the column', async ({
  fill,
  read,
  refusalOf,
}) => {
  await fc.assert(
    fc.asyncProperty(list, async (wanted) => {
      const content = encoders[wanted.encoding]!(writeList(wanted))
      fc.pre(!(await refusalOf('list.csv', content)))
      const before = (await read('list.csv', content)).cells as string[][]
      const same = await fill(content, {}, { column: 2 })
      expect(same).toEqual(content)

      const asUtf8 = wanted.encoding === ('windows-1252' as Encoding)
      const filled = await fill(content, wanted.texts, { column: wanted.column, asUtf8 })
      const after = await read('list.csv', filled)
      const at = typeof wanted.column === 'number' ? wanted.column : 4
      expect(after.headers).toEqual(['w', 'url', 'alt', 'z', ...(at === 4 ? ['new'] : [])])
      expect(after.cells).toHaveLength(before.length)
      for (const [row, cells] of before.entries()) {
        const now = after.cells[row] as string[]
        for (let index = 0; index < 5; index += 1) {
          if (index === at) continue
          expect(now[index] ?? '').toBe(cells[index] ?? '')
        }
        const existing = cells[at] ?? ''
        const given = wanted.texts[String(row)]
        const text = given?.replace(/\r\n?/g, '\n')
        // Without it, a short row of one cell would be a blank line.
        const isGone = text?.trim() === '' && at === 0 && cells.length === 1
        // A cell that already has the text stays as written.
        const stays = text === undefined || isGone || given === existing
        expect(now[at] ?? '').toBe(stays ? existing : guardFormula(text))
      }
    }),
    { numRuns: 30 },
  )
})

test('of a formula that another delimiter would begin the text alone becomes harmless', async ({ fill }) => {
  const filled = await fill('url,alt\na;=1+1,\n', { 0: 'Schuh; =2+2' })
  expect(filled.toString()).toBe('url,alt\na;=1+1,"Schuh; ’=2+2"\n')
})

test('behind the last row with a text a list is copied, whatever it is', async ({ fill }) => {
  const before = 'url,alt\na.jpg,\nb.jpg,\n'
  const behind = `c.jpg,"never closed ${'x,y\n"z" '.repeat(600_000)}`
  const after = 'url,alt\na.jpg,n\nb.jpg,\n'
  expect((await fill(before + behind, { 0: 'n' })).equals(Buffer.from(after + behind))).toBe(true)
  const added = await fill(before + behind, { 0: 'n' }, { column: { header: 'new' } })
  expect(added.equals(Buffer.from(`url,alt,new\na.jpg,,n\nb.jpg,,\n${behind}`))).toBe(true)
})

test('a cell without end is not held once no text is to come', async ({ folder }) => {
  const path = join(folder, 'list')
  await writeFile(path, `url,alt\na.jpg,\nb.jpg,"${'x'.repeat(5_000_000)}`)
  const survey = await surveyFile(path)
  for (const [column, most] of [
    [1, 600_000],
    [{ header: 'new' }, 4_500_000],
  ] as const) {
    let longest = 0
    const order = { path, survey, column, addressColumn: 0, rows: rowsOf({ 0: 'n' }), rules }
    for await (const { length } of fillCsv(order)) longest = Math.max(longest, length)
    expect(longest).toBeLessThan(most)
  }
})

test('a broken byte stays as it is', async ({ fill }) => {
  const content = Buffer.concat([
    Buffer.from(`url;alt\na.jpg;${'größe '.repeat(100)}`),
    Buffer.of(0xff),
    Buffer.from('\nb.jpg;\n'),
  ])
  const filled = await fill(content, { 1: 'grün' })
  const after = [
    Buffer.from(`url;alt\na.jpg;${'größe '.repeat(100)}`),
    Buffer.of(0xff),
    Buffer.from('\nb.jpg;grün\n'),
  ]
  expect(filled).toEqual(Buffer.concat(after))
})

test('a list is not changed by filling it with nothing', async ({ fill, folder }) => {
  const content = 'url,alt\r\n"a"  ,"b"\r\n'
  expect((await fill(content, {})).toString()).toBe(content)
  expect(await readFile(join(folder, 'list'), 'utf8')).toBe(content)
})
