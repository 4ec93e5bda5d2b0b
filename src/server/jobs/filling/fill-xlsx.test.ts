import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openSpreadsheet, type SheetRow } from '#contract/spreadsheets/open-spreadsheet.ts'
import { makeWorkbook } from '#contract/spreadsheets/testing/make-workbook.ts'
import { openPart } from '#server/platform/spreadsheets/testing/open-part.ts'
import type { CellRules } from './compose-cell.ts'
import type { TextMemory } from './fill-order.ts'
import { fillXlsx } from './fill-xlsx.ts'

const memory: TextMemory = { hold() {}, inTurn: (read) => read() }
let folder: string
let path: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fill-xlsx-'))
  path = join(folder, 'liste.xlsx')
  await writeFile(path, original)
})
afterAll(() => rm(folder, { recursive: true }))

// The header is in row 3; rows 5 and 8 are blank. B is the address, C the alt text.
const rows = `<row r="1" ht="30"><c r="A1" s="3"/></row>
<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="C3" t="s" s="3"><v>2</v></c><c r="D3" t="s"><v>3</v></c><c r="E3" t="s"><v>4</v></c></row>
<row r="4" spans="1:5"><c r="A4"><v>1</v></c><c r="B4" t="s"><v>5</v></c><c r="C4" s="3" t="s"><v>6</v></c><c r="D4" s="1"><v>45657</v></c><c r="E4" s="2"><f>A4*1234.5</f><v>1234.5</v></c></row>
<row r="5"><c r="A5" s="3"/></row>
<row r="6"><c r="A6"><v>2</v></c><c r="B6" t="inlineStr"><is><t>https://x.test/2.jpg, https://x.test/3.jpg</t></is></c><c r="D6" t="b"><v>1</v></c><c r="E6" s="2"><f>A6*1234.5</f><v>2469</v></c></row>
<row r="7"><c r="A7" t="str"><f>"Nr. "&amp;3</f><v>Nr. 3</v></c><c r="B7" t="inlineStr"><is><t>Ansehen</t></is></c><c r="D7" t="e"><v>#N/A</v></c></row>
<row r="9"><c r="A9"><v>4</v></c><c r="B9" t="inlineStr"><is><t>https://x.test/5.jpg</t></is></c><c r="C9" t="inlineStr"><is><t>alt</t></is></c></row>`

const original = makeWorkbook({
  sheets: [
    { name: 'Deckblatt', rows: '<row r="1"><c r="A1" t="s"><v>1</v></c></row>' },
    {
      name: 'Bilder',
      rows,
      after:
        '<mergeCells count="1"><mergeCell ref="D9:E10"/></mergeCells><hyperlinks><hyperlink ref="B7" r:id="l1"/></hyperlinks>',
      links: { l1: 'https://x.test/4.jpg' },
    },
    { name: 'Archiv', rows: '<row r="2"><c r="B2" s="1"><v>45657</v></c></row>', state: 'hidden' },
  ],
  sharedTexts: ['Nr', 'Bild', 'Alternativtext', 'Tag', 'Preis', 'https://x.test/1.jpg', 'ein Text']
    .map((text) => `<si><t>${text}</t></si>`)
    .join(''),
  styles:
    '<numFmts><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="4"/><xf numFmtId="0" fontId="1"/></cellXfs>',
})

interface Order {
  texts: Array<Array<string | undefined> | undefined>
  column?: number | { header: string }
  rules?: Partial<CellRules>
}

/** `texts` by row, as the list's reader counts them. */
async function fill({ texts, column = 2, rules }: Order): Promise<Buffer<ArrayBuffer>> {
  const found = texts.flatMap((its, row) => (its ? [{ row, texts: its }] : []))
  const filled = await fillXlsx({
    memory,
    path,
    sheet: 'Bilder',
    column,
    addressColumn: 1,
    rules: { onlyEmpty: false, separator: null, ...rules },
    rows: (async function* () {
      yield found
    })(),
  })
  return Buffer.from(await buffer(filled))
}

/** The sheet as a person sees it. */
async function show(bytes: Uint8Array<ArrayBuffer>) {
  const { headers, rows } = await openSpreadsheet(new Blob([bytes]), 'Bilder', 100)
  const all: SheetRow[] = []
  for await (const some of rows()) all.push(...some)
  return { headers, cells: all.map(({ cells }) => cells), rows: all.map(({ row }) => row) }
}

interface Case extends Order {
  title: string
  /** The expected content of the column, row by row; undefined: unchanged. */
  expected: Array<string | undefined>
}

const cases: Case[] = [
  {
    title: 'the column of alt texts is filled where there are texts',
    texts: [['eins'], ['zwei', 'drei'], ['vier']],
    expected: ['eins', 'zwei|drei', 'vier', undefined],
  },
  {
    title: 'what is filled stays where only empty cells are to be',
    texts: [['eins'], ['zwei', 'drei'], ['vier'], ['fünf']],
    rules: { onlyEmpty: true },
    expected: [undefined, 'zwei|drei', 'vier', undefined],
  },
  {
    title: 'a picture without a text keeps its place among the others',
    texts: [undefined, [undefined, 'drei']],
    expected: [undefined, '|drei', undefined, undefined],
  },
  {
    title: 'a decorative picture has its cell emptied',
    texts: [[''], undefined, undefined, ['']],
    expected: ['', undefined, undefined, ''],
  },
  {
    title: 'what looks like a formula, markup or a number is a text',
    texts: [['=1+1'], ['<b>&amp;', '_x0041_'], ['007'], [' Zeile\nzwei ']],
    expected: ['=1+1', '<b>&amp;|_x0041_', '007', ' Zeile\nzwei '],
  },
  {
    title: 'without texts nothing changes',
    texts: [],
    expected: [undefined, undefined, undefined, undefined],
  },
  {
    title: 'a column with formulas and numbers takes texts, too',
    column: 4,
    texts: [['eins'], undefined, ['vier']],
    expected: ['eins', undefined, 'vier', undefined],
  },
  {
    title: 'a new column comes last and has its header next to the others',
    column: { header: 'alt_text_de' },
    texts: [['eins'], ['zwei', 'drei'], undefined, ['fünf']],
    expected: ['eins', 'zwei|drei', '', 'fünf'],
  },
]

test.for(cases)('$title', async ({ expected, ...order }) => {
  const filled = await fill(order)
  const column = typeof order.column === 'object' ? 5 : (order.column ?? 2)

  // With our own reader: rows keep their numbers, and other cells what they show.
  const before = await show(original)
  const after = await show(filled)
  expect(after.rows).toEqual(before.rows)
  expect(after.cells.map((cells) => cells[column] ?? '')).toEqual(
    before.cells.map((cells, row) => expected[row] ?? cells[column] ?? ''),
  )
  expect(after.cells.map((cells) => without(cells, column))).toEqual(
    before.cells.map((cells) => without(cells, column)),
  )
  expect(after.headers.slice(0, 5)).toEqual(before.headers)
  expect(after.headers[5]).toBe(typeof order.column === 'object' ? 'alt_text_de' : undefined)

  // With another reader.
  for (const sheet of ['Deckblatt', 'Archiv'])
    expect(await readSheet(filled, sheet)).toEqual(await readSheet(original, sheet))
  const [theirs, theirsBefore] = await Promise.all(
    [filled, original].map((file) => readSheet(file, 'Bilder')),
  )
  expect(theirs!.map((cells) => valuesBeside(cells, column))).toEqual(
    theirsBefore!.map((cells) => valuesBeside(cells, column)),
  )

  // By bytes: nothing changes except the column, the rows' spans and the sheet's dimension.
  const letter = 'ABCDEF'[column]!
  const beside = async (file: Uint8Array) =>
    (await openPart(file, 'xl/worksheets/sheet2.xml'))
      .replaceAll(new RegExp(`<c r="${letter}\\d+"[^>/]*(/>|>.*?</c>)`, 'gs'), '')
      .replaceAll(/ spans="[\d:]+"/g, '')
  expect(await beside(filled)).toBe(await beside(original))
  for (const part of ['xl/styles.xml', 'xl/sharedStrings.xml', 'xl/workbook.xml', 'xl/worksheets/sheet3.xml'])
    expect(await openPart(filled, part, { isPacked: true })).toBe(
      await openPart(original, part, { isPacked: true }),
    )
})

test('a cell that is written keeps how it looks', async () => {
  const sheet = await openPart(await fill({ texts: [['eins']] }), 'xl/worksheets/sheet2.xml')
  expect(sheet).toContain('<c r="C4" s="3" t="inlineStr"><is><t>eins</t></is></c>')
})

test('behind the last row with a text a sheet is copied, though no reader takes its rows', async () => {
  const damaged = join(folder, 'damaged.xlsx')
  const row = (r: number, more = '') =>
    `<row r="${r}"><c r="A${r}" t="str"><v>https://x.test/${r}.jpg</v></c>${more}</row>`
  const header = '<row r="1"><c r="A1" t="str"><v>url</v></c><c r="B1" t="str"><v>alt</v></c></row>'
  const many = Array.from({ length: 4_000 }, (_, index) => row(index + 2)).join('')
  const surplus = row(4_002, '<c r="E4002" t="str"><v>zu viel</v></c>')
  await writeFile(damaged, makeWorkbook({ sheets: [{ name: 'Bilder', rows: header + many + surplus }] }))
  // Nothing may depend on timers, as unpacking does when it runs short of slots.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const filled = await fillXlsx({
    memory,
    path: damaged,
    sheet: 'Bilder',
    column: 1,
    addressColumn: 0,
    rules: { onlyEmpty: false, separator: null },
    rows: (async function* () {
      yield [{ row: 0, texts: ['eins'] }]
    })(),
  })
  const sheet = await openPart(Buffer.from(await buffer(filled)), 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain(row(2, '<c r="B2" t="inlineStr"><is><t>eins</t></is></c>'))
  expect(sheet).toContain(surplus)
})

test('what can not be read is refused before the first byte', async () => {
  const cut = join(folder, 'cut.xlsx')
  await writeFile(cut, (await readFile(path)).subarray(0, 700))
  const order = { path: cut, sheet: 'Bilder', column: 2, addressColumn: 1 }
  const none = (async function* () {})()
  await expect(
    fillXlsx({ ...order, memory, rules: { onlyEmpty: false, separator: null }, rows: none }),
  ).rejects.toThrow()
})

function without(cells: string[], column: number): string[] {
  const others = cells.filter((_, index) => index !== column)
  while (others.at(-1) === '') others.pop()
  return others
}

function valuesBeside(cells: readonly unknown[], column: number): unknown[] {
  return Array.from({ length: 5 }, (_, index) => (index === column ? null : (cells[index] ?? null)))
}
