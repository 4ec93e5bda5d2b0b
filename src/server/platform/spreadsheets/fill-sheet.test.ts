import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorkbook } from '#contract/spreadsheets/testing/make-workbook.ts'
import { type Filling, fillSheet } from './fill-sheet.ts'
import { makeSheet, makeXlsx } from './testing/make-xlsx.ts'
import { openPart } from './testing/open-part.ts'

const sheetPart = 'xl/worksheets/sheet1.xml'
let folder: string
let files = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fill-sheet-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function make(sheet: string, others?: Record<string, string>): Promise<string> {
  files += 1
  const path = join(folder, `${files}.xlsx`)
  await makeXlsx(path, sheet, others)
  return path
}

async function fill(path: string, texts: [row: number, text: string][], column: Filling['column'] = 1) {
  const cells = (async function* () {
    for (const [row, text] of texts) yield { row, text }
  })()
  return buffer(await fillSheet({ path, column, cells }))
}

/** The content of `<sheetData>` after filling. */
async function fillRows(
  rows: string,
  texts: [row: number, text: string][],
  column?: Filling['column'],
  around?: { before?: string; behind?: string },
): Promise<string> {
  const filled = await openPart(await fill(await make(makeSheet(rows, around)), texts, column), sheetPart)
  return /<sheetData>(.*)<\/sheetData>/s.exec(filled)![1]!
}

const text = (cell: string, words: string, style = '') =>
  `<c r="${cell}"${style} t="inlineStr"><is><t>${words}</t></is></c>`
const number = (cell: string, value: number, style = '') => `<c r="${cell}"${style}><v>${value}</v></c>`
const row = (r: number, ...cells: string[]) => `<row r="${r}" spans="1:3">${cells.join('')}</row>`
const bare = (r: number, ...cells: string[]) => row(r, ...cells).replace(' spans="1:3"', '')

test('an existing cell gets the text and keeps its style, and nothing else changes', async () => {
  const other = `<row r="3" spans="1:3" ht="20" x14ac:dyDescent="0.25"  ><c r="A3" t="s" ><v>1</v></c><!-- <c r="B3"> --></row >\n`
  const rows =
    row(1, text('A1', 'url'), text('B1', 'alt')) +
    row(2, number('A2', 1), number('B2', 2, ' s="5"'), number('C2', 3)) +
    other
  expect(await fillRows(rows, [[2, 'Hof & Tor']])).toBe(
    row(1, text('A1', 'url'), text('B1', 'alt')) +
      bare(2, number('A2', 1), text('B2', 'Hof &amp; Tor', ' s="5"'), number('C2', 3)) +
      other,
  )
})

test('a missing cell is added between, after or alone, in the style of its row or column', async () => {
  const rows =
    row(1, number('A1', 1), number('C1', 3)) +
    row(2, number('A2', 1)) +
    '<row r="3" spans="1:3" s="7" customFormat="1"/>' +
    '<row r="4"></row>'
  const texts: [number, string][] = [1, 2, 3, 4, 6, 7].map((r) => [r, `t${r}`])
  const before = '<cols><col min="2" max="2" width="9" style="4"/></cols>'
  expect(await fillRows(`${rows}<row r="7"/><row r="8"/>`, texts, 1, { before })).toBe(
    bare(1, number('A1', 1), text('B1', 't1', ' s="4"'), number('C1', 3)) +
      bare(2, number('A2', 1), text('B2', 't2', ' s="4"')) +
      `<row r="3" s="7" customFormat="1">${text('B3', 't3', ' s="7"')}</row>` +
      `<row r="4">${text('B4', 't4', ' s="4"')}</row>` +
      `<row r="6">${text('B6', 't6', ' s="4"')}</row>` +
      `<row r="7">${text('B7', 't7', ' s="4"')}</row><row r="8"/>`,
  )
})

test('rows and cells without a reference are counted, and new rows follow the last one', async () => {
  const rows = '<row><c><v>1</v></c><c s="2" t="str"><v>x</v></c></row><row><c><v>1</v></c></row>'
  expect(
    await fillRows(rows, [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]),
  ).toBe(
    `<row><c><v>1</v></c>${text('B1', 'a', ' s="2"')}</row><row><c><v>1</v></c>${text('B2', 'b')}</row>` +
      `<row r="3">${text('B3', 'c')}</row>`,
  )
  const empty = makeSheet('').replace('<sheetData></sheetData>', '<sheetData/>')
  expect(await openPart(await fill(await make(empty), [[1, 'a']]), sheetPart)).toContain(
    `<sheetData><row r="1">${text('B1', 'a')}</row></sheetData>`,
  )
})

test('an empty text empties its cell, and one that looks like a formula is a text', async () => {
  const rows = row(1, number('B1', 1, ' s="3"')) + row(2, number('B2', 1))
  expect(
    await fillRows(rows, [
      [1, ''],
      [2, '=1+1'],
    ]),
  ).toBe(bare(1, '<c r="B1" s="3"/>') + bare(2, text('B2', '=1+1')))
})

test('a new column follows the last used one, and its header has the style of the one before', async () => {
  const path = await make(
    makeSheet(
      row(2, text('A2', 'url', ' s="2"'), text('C2', 'title', ' s="2"')) +
        row(3, number('A3', 1), '<c r="D3" s="9"/>') +
        row(4, number('A4', 1)),
      {
        before: '<dimension ref="A2:C4"/>',
        behind: '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>',
      },
    ),
  )
  const filled = await openPart(
    await fill(
      path,
      [
        [3, 'x'],
        [4, 'y'],
      ],
      { header: 'alt_text', headerRow: 2 },
    ),
    sheetPart,
  )
  expect(filled).toBe(
    makeSheet(
      bare(2, text('A2', 'url', ' s="2"'), text('C2', 'title', ' s="2"'), text('D2', 'alt_text', ' s="2"')) +
        bare(3, number('A3', 1), text('D3', 'x', ' s="9"')) +
        bare(4, number('A4', 1), text('D4', 'y')),
      {
        before: '<dimension ref="A2:D4"/>',
        behind: '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>',
      },
    ),
  )
})

test('a sheet with a namespace prefix is filled with that prefix', async () => {
  const sheet =
    '<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row r="1"><x:c r="B1"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>'
  expect(
    await openPart(
      await fill(await make(sheet), [
        [1, 'a'],
        [2, 'b'],
      ]),
      sheetPart,
    ),
  ).toBe(
    sheet
      .replace('<x:c r="B1"><x:v>1</x:v></x:c>', '<x:c r="B1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c>')
      .replace(
        '</x:row>',
        '</x:row><x:row r="2"><x:c r="B2" t="inlineStr"><x:is><x:t>b</x:t></x:is></x:c></x:row>',
      ),
  )
})

test('if the cell that holds a shared formula is overwritten, the cells that share it get formulas of their own', async () => {
  const shared = (cell: string, f: string) => `<c r="${cell}"><f t="shared" ${f}<v>1</v></c>`
  const rows =
    row(1, shared('B1', 'ref="B1:C4" si="0">A1&amp;"A1"&amp;$A$1</f>'), shared('C1', 'si="0"/>')) +
    row(2, shared('B2', 'si="0"/>'), shared('C2', 'si="0"></f>')) +
    row(3, shared('B3', 'si="0"/>'), shared('C3', 'ref="C3:C4" si="1">B3</f>')) +
    row(4, shared('B4', 'si="0"/>'), shared('C4', 'si="1"/>'))
  expect(
    await fillRows(rows, [
      [1, 'a'],
      [3, 'c'],
    ]),
  ).toBe(
    bare(1, text('B1', 'a'), '<c r="C1"><f>B1&amp;"A1"&amp;$A$1</f><v>1</v></c>') +
      row(
        2,
        '<c r="B2"><f>A2&amp;"A1"&amp;$A$1</f><v>1</v></c>',
        '<c r="C2"><f>B2&amp;"A1"&amp;$A$1</f><v>1</v></c>',
      ) +
      bare(3, text('B3', 'c'), shared('C3', 'ref="C3:C4" si="1">B3</f>')) +
      row(4, '<c r="B4"><f>A4&amp;"A1"&amp;$A$1</f><v>1</v></c>', shared('C4', 'si="1"/>')),
  )
})

test('a shared formula that is longer than spreadsheets allow is refused before the first byte', async () => {
  const rows =
    row(1, `<c r="B1"><f t="shared" ref="B1:C2" si="0">${'A1+'.repeat(3_000)}A1</f></c>`) +
    row(2, '<c r="C2"><f t="shared" si="0"/></c>')
  const path = await make(makeSheet(rows))
  await expect(fill(path, [[1, 'a']])).rejects.toThrow('a shared formula is too long')
  await fill(path, [[1, 'a']], 2)
})

test('a formula that does not end is refused before the first byte', async () => {
  const rows = row(1, `<c r="C1"><f t="shared" si="0">${'<x>A1</x>'.repeat(200_000)}</f></c>`)
  await expect(fill(await make(makeSheet(rows)), [[1, 'a']])).rejects.toThrow('a formula has no end')
})

const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const withChain = {
  '[Content_Types].xml':
    `<Types xmlns="t"><Override PartName="/xl/calcChain.xml" ContentType="${types}.calcChain+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/></Types>`,
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="r"><Relationship Id="rId1" Type="x/worksheet" Target="/xl/worksheets/sheet1.xml"/>' +
    '<Relationship Id="rId5" Type="x/calcChain" Target="calcChain.xml"></Relationship></Relationships>',
  'xl/calcChain.xml': '<calcChain xmlns="c"><c r="B2" i="1"/></calcChain>',
}

test('the calculation chain is removed if the column has formulas, and stays if it has none', async () => {
  const path = await make(makeSheet(row(2, '<c r="B2"><f>A2</f><v>1</v></c>', number('C2', 1))), withChain)
  const filled = await fill(path, [[2, 'x']])
  expect(await openPart(filled, '[Content_Types].xml')).toBe(
    `<Types xmlns="t"><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/></Types>`,
  )
  expect(await openPart(filled, 'xl/_rels/workbook.xml.rels')).toBe(
    '<Relationships xmlns="r"><Relationship Id="rId1" Type="x/worksheet" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
  )
  await expect(openPart(filled, 'xl/calcChain.xml')).rejects.toThrow('there is no')
  const beside = await fill(path, [[2, 'x']], 2)
  expect(await openPart(beside, 'xl/calcChain.xml')).toBe(withChain['xl/calcChain.xml'])
  expect(await openPart(beside, '[Content_Types].xml')).toBe(withChain['[Content_Types].xml'])
})

test('other parts stay compressed as they are, and spreadsheet readers see the texts', async () => {
  const path = await make(makeSheet(row(1, text('A1', 'url'), text('B1', 'alt')) + row(2, text('A2', 'u'))), {
    'xl/media/image1.png': 'binary\0'.repeat(1_000),
  })
  const filled = await fill(path, [[2, 'Hof\r\n_x0041_ \v']])
  expect(await readSheet(filled, { trim: false })).toEqual([
    ['url', 'alt'],
    ['u', 'Hof\r\n_x0041_ \v'],
  ])
  // It is stored and not deflated: rewritten it would be smaller.
  const asItIs = { isPacked: true }
  expect(await openPart(filled, 'xl/media/image1.png', asItIs)).toBe('binary\0'.repeat(1_000))
  expect(await openPart(filled, 'xl/styles.xml', asItIs)).toBe(
    await openPart(await readFile(path), 'xl/styles.xml', asItIs),
  )
})

test('the sheet is chosen by name, and a missing one is refused', async () => {
  const path = await make(makeSheet(''))
  const fillNamed = async (sheet: string) =>
    buffer(await fillSheet({ path, sheet, column: 0, cells: (async function* () {})() }))
  expect(await readSheet(await fillNamed('Bilder'))).toEqual([])
  await expect(fillNamed('Nichts')).rejects.toThrow('no such sheet')
})

test.each([
  ['rows out of order', makeSheet('<row r="2"/><row r="1"/>'), 'rows are out of order'],
  ['more rows than a sheet has', makeSheet('<row r="1048577"/>'), 'rows are out of order'],
  ['cells out of order', makeSheet('<row r="1"><c r="B1"/><c r="A1"/></row>'), 'cells are out of order'],
  ['a cell of another row', makeSheet('<row r="1"><c r="B2"/></row>'), 'another row'],
  ['entities of its own', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${makeSheet('')}`, 'declares entities'],
  ['an open tag', makeSheet('<row r="1">'), 'damaged'],
  [
    'a text without end',
    makeSheet(`<row r="1"><c r="A1"><v>${'1'.repeat(2_000_000)}</v></c></row>`),
    'without end',
  ],
  ['a comment without end', makeSheet(`<!--${'1'.repeat(2_000_000)}-->`), 'without end'],
  ['a deep nest', makeSheet('<a>'.repeat(200) + '</a>'.repeat(200)), 'too deep'],
  ['something else than a sheet', '<chartsheet/>', 'none'],
  ['a bomb', makeSheet(`<row a="${'x'.repeat(30_000)}"/>`.repeat(1_000)), 'too large'],
])('a sheet with %s is refused before the first byte', async (_, sheet, reason) => {
  const path = await make(sheet)
  await expect(fill(path, [[1, 'a']])).rejects.toThrow(reason)
})

test('a file that is not a ZIP or is truncated is refused', async () => {
  const path = await make(makeSheet(''))
  await writeFile(path, (await readFile(path)).subarray(0, 500))
  await expect(fill(path, [])).rejects.toThrow('damaged')
})

test('an encrypted part is refused, whichever it is', async () => {
  const path = join(folder, 'encrypted.xlsx')
  const secret = { name: 'xl/media/image1.png', content: 'x', isEncrypted: true }
  await writeFile(path, makeWorkbook({ sheets: [{ name: 'Bilder', rows: [['url']] }], parts: [secret] }))
  await expect(fill(path, [])).rejects.toThrow('encrypted')
})

test('destroying the stream ends the reading of the cells, and their error becomes its error', async () => {
  const path = await make(makeSheet('<row/>'.repeat(50_000)))
  let hasEnded = false
  const many = (async function* () {
    try {
      for (let r = 1; r <= 50_000; r += 1) yield { row: r, text: Math.random().toString(36).repeat(20) }
    } finally {
      hasEnded = true
    }
  })()
  const stream = await fillSheet({ path, column: 1, cells: many })
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > 100_000) break
  }
  await expect.poll(() => hasEnded).toBe(true)

  // biome-ignore lint/correctness/useYield: it fails before the first cell.
  const failing = (async function* (): AsyncGenerator<never> {
    throw new Error('the job was deleted')
  })()
  await expect(buffer(await fillSheet({ path, column: 1, cells: failing }))).rejects.toThrow('was deleted')
})

test('a sheet read in many chunks gives the same result, wherever it is cut', async () => {
  const rows = Array.from({ length: 4_000 }, (_, index) =>
    row(
      index + 1,
      number(`A${index + 1}`, index),
      text(`B${index + 1}`, `ä😀${index}`),
      number(`C${index + 1}`, index),
    ),
  )
  const filled = await fillRows(
    rows.join(''),
    rows.map((_, index) => [index + 1, `neu ${index}`]),
  )
  const expected = rows.map((_, index) =>
    bare(
      index + 1,
      number(`A${index + 1}`, index),
      text(`B${index + 1}`, `neu ${index}`),
      number(`C${index + 1}`, index),
    ),
  )
  expect(filled).toBe(expected.join(''))
  expect(await fillRows(rows.join(''), [])).toBe(rows.join(''))
})
