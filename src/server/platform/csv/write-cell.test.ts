import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { guardFormula } from './guard-formula.ts'
import { writeCell } from './write-cell.ts'

test.each([
  ['', ''],
  ['Hof', 'Hof'],
  ['zwei Wörter', 'zwei Wörter'],
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['a\tb', '"a\tb"'],
  ['a\r\nb', '"a\r\nb"'],
  ['"Hof"', '"""Hof"""'],
  ['=1;2', '"\'=1;2"'],
])('%j is written as %j', (text, cell) => {
  expect(writeCell(text)).toBe(cell)
})

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=@+-\t\r\n";,\'ä5 .') }),
)

test('any table is read back as it was, but for the apostrophes', () => {
  const tables = fc
    .integer({ min: 2, max: 6 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
    )
  fc.assert(
    fc.property(tables, fc.constantFrom(';', ','), (table, delimiter) => {
      const written = table.map((row) => row.map(writeCell).join(delimiter)).join('\r\n')
      const read = Papa.parse<string[]>(written, { delimiter, newline: '\r\n' })
      expect(read.errors).toEqual([])
      expect(read.data).toEqual(table.map((row) => row.map(guardFormula)))
    }),
    { numRuns: 500 },
  )
})
