import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGrid } from './read-grid.ts'

const read = (text: string, delimiter = '\t') => [...readGrid(text, delimiter)]

test.each([
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\t\r\n',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['a\rb\r', [['a'], ['b']]],
  ['"zwei\nZeilen"\tb\n', [['zwei\nZeilen', 'b']]],
  ['"sagt ""hallo""\nund geht"\n', [['sagt "hallo"\nund geht']]],
  ['"a\tb"\tc', [['a\tb', 'c']]],
  ['5" x 3"\tb\n', [['5" x 3"', 'b']]],
  ['"Rohr" 5 Zoll\tb\n"c', [['"Rohr" 5 Zoll', 'b'], ['"c']]],
  ['""\tb\n', [['', 'b']]],
  ['=SUMME(A1)\t+49 30\n', [['=SUMME(A1)', '+49 30']]],
  ['\n', [['']]],
  ['', []],
])('%j is read as %j', (text, rows) => {
  expect(read(text)).toEqual(rows)
})

const enclosed = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const writers = {
  // A cell with quotation marks only stays as it is.
  'Excel and LibreOffice': (cell: string) => (/[\t\n]/.test(cell) ? enclosed(cell) : cell),
  'Google Sheets': (cell: string) => (/[\t\n"]/.test(cell) ? enclosed(cell) : cell),
}
const letters = fc.constantFrom('a', 'ü', ' ', ',', ';', '"', '\n', '\t', '=', '|')
const cell = fc.string({ unit: letters, maxLength: 8 })

test.each(Object.entries(writers))('a grid is read back as it was copied from %s', (name, write) => {
  // Unquoted, `"a"` can't be distinguished from a quoted `a`.
  const isTold = (text: string) => name === 'Google Sheets' || !text.startsWith('"') || /[\t\n]/.test(text)
  const grids = fc
    .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 5 }))
    .chain(([columns, rows]) =>
      fc.array(fc.array(cell.filter(isTold), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    )
  fc.assert(
    fc.property(grids, fc.constantFrom('\n', '\r\n'), fc.boolean(), (grid, lineBreak, endsWithBreak) => {
      const text = grid.map((cells) => cells.map(write).join('\t')).join(lineBreak)
      expect(read(text + (endsWithBreak ? lineBreak : ''))).toEqual(grid)
    }),
  )
})

test('quotation marks that are never closed are each looked for once', () => {
  const rows = read(`"${'a\t""b\n'.repeat(300_000)}`)
  expect(rows).toHaveLength(300_000)
})
