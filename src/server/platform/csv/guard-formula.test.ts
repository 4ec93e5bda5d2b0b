import { expect, test } from 'vitest'
import { guardFormula } from './guard-formula.ts'

test.each([
  '=1+1',
  '=',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '+',
  '-',
  '-cmd',
  '--5',
  '+SUM(A1)',
  '- Punkt',
  '-2+3',
  "-1+cmd|'/C calc'!A0",
  '+49-170-123',
  '-5*A1',
  '+1\n=2',
])('%j gets an apostrophe', (cell) => {
  expect(guardFormula(cell)).toBe(`'${cell}`)
})

test.each([
  '',
  'Hof',
  '-5',
  '+5',
  '-5,25 €',
  '-.5',
  '+1.000,00',
  '-1e6',
  '-12 °C',
  '+49 170 1234567',
  ' =1',
  'a=1',
  "'=1",
  '5-3',
  '\n',
  '–5',
])('%j stays as it is', (cell) => {
  expect(guardFormula(cell)).toBe(cell)
})
