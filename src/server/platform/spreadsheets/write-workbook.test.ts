import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { openPart } from './testing/open-part.ts'
import { writeWorkbook } from './write-workbook.ts'

const header = ['id', 'text']

/** The first page and all others, as a spreadsheet reader sees them. */
async function readBack(...pages: string[][][]) {
  const file = await buffer(write(pages))
  return readSheet(file, { trim: false })
}

function write(pages: Iterable<string[][]> | AsyncIterable<string[][]>) {
  return writeWorkbook({
    sheetName: 'Ergebnisse',
    header,
    pages: (async function* () {
      yield* pages
    })(),
    cellsOf: (cells: string[]) => cells,
  })
}

test.each([
  '=1+1',
  '+49 170',
  '@SUM(A1)',
  '007',
  '1e5',
  'TRUE',
  '2024-03-01',
  '<b>&amp;"\'',
  '  zwei Blanks  ',
  'Hof\nTor',
  'Hof\r\nTor',
  'a\tb',
  'a\vb',
  'a\0b',
  '_x000B_',
  '_x000b__x0041_ and __x0041_',
  '_x00_',
  'ends in \ufffe',
  '\u0085 \u2028',
  '😀',
])('%j comes back as it was, and as text', async (text) => {
  expect(await readBack([['1', text]])).toEqual([header, ['1', text]])
})

test('any texts come back unchanged, except for lone surrogates', async () => {
  const cell = fc.string({ unit: fc.constantFrom(...'_x000D_aF<>&\r\n\t\v\0 "\ud800\udc00é') })
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 20 }), async (cells) => {
      const [, ...rows] = await readBack(cells.map((text) => ['1', `x${text}x`]))
      expect(rows).toEqual(cells.map((text) => ['1', `x${text.toWellFormed()}x`]))
    }),
    { numRuns: 25 },
  )
})

test('a text can be as long as a cell, and a longer one is cut with an ellipsis', async () => {
  const [, fits, cut, pair] = await readBack([
    ['1', 'ä'.repeat(32_767)],
    ['2', 'ä'.repeat(32_768)],
    ['3', `${'ä'.repeat(32_765)}😀😀`],
  ])
  expect(fits![1]).toBe('ä'.repeat(32_767))
  expect(cut![1]).toBe(`${'ä'.repeat(32_766)}…`)
  expect(pair![1]).toBe(`${'ä'.repeat(32_765)}…`)
})

test('a table without rows has its header, and rows continue across pages', async () => {
  expect(await readBack()).toEqual([header])
  expect(await readBack([['1', 'a']], [['2', '']], [['3', 'c']])).toEqual([
    header,
    ['1', 'a'],
    ['2', null],
    ['3', 'c'],
  ])
})

test('the header is frozen and bold, columns are as wide as their texts, and edited cells stay text', async () => {
  const file = await buffer(write([[['1', 'x'.repeat(200)]]]))
  const sheet = await openPart(file, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(sheet).toContain('<col min="1" max="1" width="10" style="1" customWidth="1"/>')
  expect(sheet).toContain('<col min="2" max="2" width="60" style="1" customWidth="1"/>')
  expect(sheet).toContain('<c r="A1" s="2" t="inlineStr"><is><t>id</t></is></c>')
  expect(sheet).toContain('<c r="A2" s="1" t="inlineStr"><is><t>1</t></is></c>')
  expect(sheet).toContain('<ignoredError sqref="A1:B2" numberStoredAsText="1"/>')
})

test('it is written as fast as it is read, and ends its reading when its reader leaves', async () => {
  let pages = 0
  let hasEnded = false
  async function* endless() {
    try {
      for (;;) {
        pages += 1
        // Highly compressible data would never reach the reader.
        yield Array.from({ length: 100 }, () => ['1', randomBytes(2_000).toString('base64')])
      }
    } finally {
      hasEnded = true
    }
  }
  const stream = write(endless())
  const chunks = stream.iterator({ destroyOnReturn: false })
  while (pages < 2) await chunks.next()
  for (let turns = 0; turns < 500; turns += 1) await turn()
  expect(pages).toBeLessThan(30)
  stream.destroy()
  await expect.poll(() => hasEnded).toBe(true)
})

test('an error of its pages becomes the stream’s error', async () => {
  // biome-ignore lint/correctness/useYield: it fails before the first page.
  const failing = (async function* (): AsyncGenerator<string[][]> {
    throw new Error('the job was deleted')
  })()
  await expect(buffer(write(failing))).rejects.toThrow('the job was deleted')
})
