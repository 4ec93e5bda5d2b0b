import { expect, test } from 'vitest'
import { saidIn } from './context-in.ts'

test.each([
  'NULL',
  '\\N',
  'null',
  'nil',
  'None',
  'N/A',
  '#N/A',
  '#NV',
  'nan',
  'undefined',
  '-',
  '–',
  '""',
  ' n/a ',
])('%s is a missing text', (cell) => {
  expect(saidIn(cell)).toBe('')
})

test.each(['Null Bock', 'N', 'nichts', '0', '- Ein Hund'])('%s is a text', (cell) => {
  expect(saidIn(cell)).toBe(cell)
})
